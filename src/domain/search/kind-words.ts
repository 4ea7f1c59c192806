/** What people call a kind of course and a time of study, whatever the name of the course says. By the contract's values. */

/** @assumed the words Gulf students and their parents type. */
export const typeWords: Readonly<Record<string, readonly string[]>> = {
  general: ['general', 'عام', 'عامة'],
  intensive: ['intensive', 'مكثف', 'مكثفة'],
  exam: ['exam', 'exams', 'test', 'preparation', 'اختبار', 'اختبارات', 'امتحان', 'امتحانات', 'تحضير', 'استعداد', 'شهادة'],
  business: ['business', 'work', 'professional', 'أعمال', 'عمل', 'تجارة', 'مهني', 'مهنية'],
  oneToOne: ['one to one', 'private', 'individual', 'فردي', 'فردية', 'خصوصي', 'خصوصية', 'خاص', 'خاصة'],
  junior: [
    ...['junior', 'juniors', 'kid', 'kids', 'child', 'children', 'teen', 'teens', 'teenager', 'teenagers', 'young', 'youth'],
    ...['أطفال', 'طفل', 'أولاد', 'صغار', 'ناشئ', 'ناشئين', 'ناشئون', 'يافع', 'يافعين', 'يافعون', 'مراهق', 'مراهقين', 'فتيان', 'فتيات'],
  ],
  academicYear: ['academic year', 'gap year', 'سنة أكاديمية', 'سنة دراسية', 'سنوي', 'سنوية'],
  pathway: ['pathway', 'university', 'foundation', 'تأهيل', 'تأهيلي', 'تحضيري', 'تحضيرية', 'جامعة', 'جامعي', 'جامعية'],
}

export const timeWords: Readonly<Record<string, readonly string[]>> = {
  morning: ['morning', 'mornings', 'صباح', 'صباحي', 'صباحية'],
  afternoon: ['afternoon', 'afternoons', 'بعد الظهر', 'عصر'],
  evening: ['evening', 'evenings', 'مساء', 'مسائي', 'مسائية'],
  fullDay: ['full day', 'يوم كامل'],
}
