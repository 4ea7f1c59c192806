/** Other names under which people look for places and languages (design domain §7), by the country's code or the language's Latin slug. */

/** @assumed the names Gulf students type; spellings that fold alike are not repeated. */
export const countryAliases: Readonly<Record<string, readonly string[]>> = {
  GB: ['UK', 'Britain', 'Great Britain', 'England', 'المملكة المتحدة', 'بريطانيا', 'إنجلترا', 'انكلترا'],
  US: ['USA', 'America', 'United States', 'أمريكا', 'الولايات المتحدة', 'اميركا'],
  IE: ['Eire', 'إيرلندا', 'ايرلنده'],
  CA: ['كندا', 'كنده'],
  AU: ['أستراليا', 'استراليه'],
  NZ: ['نيوزيلندا', 'نيوزلندا'],
  ZA: ['جنوب أفريقيا', 'جنوب افريقيه'],
  TR: ['Turkey', 'تركيا', 'تركيه'],
  DE: ['Deutschland', 'ألمانيا', 'المانيه'],
  CN: ['الصين'],
  MY: ['ماليزيا', 'ماليزيه'],
  ES: ['إسبانيا', 'اسبانيه', 'España'],
  FR: ['فرنسا', 'فرنسه'],
  IT: ['إيطاليا', 'ايطاليه', 'Italia'],
  MT: ['مالطا', 'مالطه'],
  SG: ['سنغافورة', 'سنغافوره'],
}

export const languageAliases: Readonly<Record<string, readonly string[]>> = {
  english: ['ESL', 'EFL', 'إنجليزي', 'انقليزي', 'إنكليزي', 'انجلش'],
  french: ['فرنسي', 'français'],
  german: ['ألماني', 'Deutsch'],
  spanish: ['إسباني', 'اسبانيولي', 'español'],
  italian: ['إيطالي', 'italiano'],
  turkish: ['تركي', 'türkçe'],
  chinese: ['Mandarin', 'صيني', 'مندرين'],
  malay: ['ملايو', 'مالاوي'],
}
