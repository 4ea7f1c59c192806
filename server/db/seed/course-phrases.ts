import type { CourseType } from '../../../src/contract/catalogue-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import type { LanguageKey } from './languages'
import { text } from './text'

/** `{language}`, `{city}`, `{exam}`, `{lessons}`, `{hours}`, `{average}`, `{maximum}`, `{weeks}` are filled in course-text.ts. */
export const openers: Record<CourseType, LocalisedText[]> = {
  general: [
    text(
      'A balanced course for everyday {language}: speaking, listening, reading and writing in equal parts.',
      'دورة متوازنة في {language} للحياة اليومية: محادثة واستماع وقراءة وكتابة بأنصبة متساوية.',
    ),
    text(
      'The course most people begin with. Each week has a theme, from renting a room to telling a story well.',
      'الدورة التي يبدأ بها معظم الناس. لكل أسبوع موضوع، من استئجار غرفة إلى رواية حكاية.',
    ),
    text(
      'Grammar in small portions, then a lot of talk. You use on Tuesday what you learnt on Monday.',
      'قواعد بجرعات صغيرة ثم كلام كثير. تستعمل يوم الثلاثاء ما تعلمته يوم الاثنين.',
    ),
    text(
      'For anyone who wants to live in {language} for a while and still have afternoons for {city}.',
      'لمن يريد أن يعيش مع {language} مدة وتبقى له ساعات العصر في {city}.',
    ),
  ],
  intensive: [
    text(
      'More hours for people in a hurry: the morning builds the language, the afternoon puts it to work.',
      'ساعات أكثر لمن وقته ضيق: الصباح يبني اللغة والعصر يستعملها.',
    ),
    text(
      'A full timetable that moves most students up a level in eight to ten weeks.',
      'جدول كامل ينقل معظم الطلاب مستوى في ثمانية أسابيع إلى عشرة.',
    ),
    text(
      'Two teachers, one programme. The second half of the day is chosen by you: fluency, writing or vocabulary.',
      'معلمان وبرنامج واحد. النصف الثاني من اليوم تختاره أنت: طلاقة أو كتابة أو مفردات.',
    ),
    text(
      'Demanding and cheerful. Expect homework, a weekly test and the feeling of having earned dinner.',
      'مجهدة ومبهجة معًا. توقع واجبات واختبارًا أسبوعيًا وشعورًا بأنك استحققت عشاءك.',
    ),
  ],
  exam: [
    text(
      'Preparation for {exam}: how the paper is built, how marks are given and how not to lose easy ones.',
      'استعداد لـ{exam}: كيف تُبنى الورقة وكيف تُوزع الدرجات وكيف لا تضيع السهلة منها.',
    ),
    text(
      'A mock {exam} in the first week and one in the last, with a plan for every skill in between.',
      'اختبار تجريبي في الأسبوع الأول وآخر في الأخير استعدادًا لـ{exam}، وبينهما خطة لكل مهارة.',
    ),
    text(
      'For those who know the level they need. Teachers who have examined themselves lead the {exam} classes.',
      'لمن يعرف الدرجة التي يحتاج إليها. يقود صفوف {exam} معلمون عملوا ممتحنين.',
    ),
  ],
  business: [
    text(
      'Meetings, figures, e-mails and small talk in {language}, practised with cases from real firms.',
      'اجتماعات وأرقام ورسائل وأحاديث جانبية في {language}، يُتدرب عليها بحالات من شركات حقيقية.',
    ),
    text(
      'For professionals: you bring your own work, and leave with the presentation you needed.',
      'للمهنيين: تأتي بعملك معك وتخرج بالعرض الذي كنت تحتاج إليه.',
    ),
    text(
      'Negotiate, disagree politely and close a deal. Recorded role plays show what to keep and what to drop.',
      'فاوض واختلف بأدب وأتمم صفقة. تسجيلات لعب الأدوار تريك ما تبقيه وما تتركه.',
    ),
  ],
  oneToOne: [
    text(
      'One teacher, one student. The syllabus is written after your level test and changes as you do.',
      'معلم واحد وطالب واحد. يُكتب المنهج بعد اختبار مستواك ويتغير كلما تغيرت.',
    ),
    text(
      'Private lessons at hours you choose, for a speech, an interview, a thesis or plain confidence.',
      'دروس خاصة في ساعات تختارها، لخطبة أو مقابلة أو رسالة علمية أو لمجرد الثقة.',
    ),
    text(
      'The shortest way forward. Two teachers can share the week if you like different voices.',
      'أقصر الطرق إلى الأمام. ويمكن أن يتقاسم الأسبوع معلمان إن أحببت أصواتًا مختلفة.',
    ),
  ],
  junior: [
    text(
      'Lessons in the morning, sport and outings in the afternoon, and an adult within sight all day.',
      'دروس في الصباح ورياضة ورحلات بعد الظهر، وراشد قريب طوال اليوم.',
    ),
    text(
      'For ages 12 to 17. Small projects replace long exercises, and phones sleep during class.',
      'لمن هم بين 12 و17 سنة. مشاريع قصيرة بدل التمارين الطويلة، والهواتف نائمة في الصف.',
    ),
    text(
      'School holidays well spent: friends from ten countries, {language} as the rule of the game.',
      'إجازة مدرسية تُحسن قضاءها: أصدقاء من عشر دول و{language} قانون اللعبة.',
    ),
  ],
  academicYear: [
    text(
      'Six months or more in one programme, with levels, reports and a certificate that universities read.',
      'ستة أشهر فأكثر في برنامج واحد، بمستويات وتقارير وشهادة تقرؤها الجامعات.',
    ),
    text(
      'A long course at a low weekly price. Two tutors follow your progress from term to term.',
      'دورة طويلة بسعر أسبوعي منخفض، ومشرفان يتابعان تقدمك من فصل إلى فصل.',
    ),
    text(
      'From first words to seminars: general {language} at the start, academic skills by the end.',
      'من الكلمات الأولى إلى حلقات النقاش: {language} العامة في البداية والمهارات الأكاديمية في النهاية.',
    ),
  ],
  pathway: [
    text(
      'One fixed programme that leads from {language} to a university place: essays, lectures, research and applications.',
      'برنامج محدد يقودك من {language} إلى مقعد جامعي: مقالات ومحاضرات وبحث وطلبات قبول.',
    ),
    text(
      'The bridge year. Subject modules are taught in {language}, and a counsellor handles applications with you.',
      'سنة الجسر. تُدرَّس المواد التخصصية بـ{language}، ومرشد يجهز طلبات القبول معك.',
    ),
  ],
}

export const timetables: LocalisedText[] = [
  text(
    'You have {lessons} a week, {hours} hours in all, in classes of about {average} and never more than {maximum}.',
    'لك {lessons} في الأسبوع أي {hours}، في صف متوسطه {average} ولا يزيد على {maximum}.',
  ),
  text(
    'The week holds {lessons} ({hours} hours). Classes average {average}; the limit is {maximum}.',
    'في الأسبوع {lessons} ({hours}). متوسط الصف {average} والحد الأعلى {maximum}.',
  ),
  text(
    'With {lessons} a week, which is {hours} hours, and at most {maximum} in the room, everyone is heard.',
    'مع {lessons} أسبوعيًا، وهي {hours}، وما لا يزيد على {maximum} في القاعة، يُسمع صوت الجميع.',
  ),
]
export const privateTimetable = text(
  'You have {lessons} a week, {hours} hours in all, alone with your teacher.',
  'لك {lessons} في الأسبوع أي {hours}، وحدك مع معلمك.',
)

export const closers: LocalisedText[] = [
  text('A certificate with your level is given on the last Friday.', 'وتُسلَّم شهادة بمستواك في الجمعة الأخيرة.'),
  text(
    'Placement happens on the first morning; you can change class within the week.',
    'ويُحدد المستوى في الصباح الأول، ويمكنك تبديل الصف في أثناء الأسبوع.',
  ),
  text('After class, {city} is the homework.', 'وبعد الدرس تصبح {city} هي الواجب المنزلي.'),
  text('The school’s activity card is included for the whole stay.', 'وبطاقة أنشطة المعهد مشمولة طوال الإقامة.'),
  text('Bring a notebook; the rest is on the shelf.', 'أحضر دفترًا، وما سواه على الرف.'),
  text('Online material stays open for a month after you go home.', 'وتبقى المواد الإلكترونية مفتوحة لك شهرًا بعد عودتك.'),
  text(
    'If a lesson falls on a public holiday, the school says in advance how it is made up.',
    'وإذا وافق الدرس عطلة رسمية أعلن المعهد مسبقًا كيف يُعوَّض.',
  ),
]

export const requirements: Record<CourseType, LocalisedText> = {
  general: text('None: complete beginners are welcome on the dates shown.', 'لا شيء: المبتدئ تمامًا مرحب به في المواعيد المبينة.'),
  intensive: text(
    'Elementary level or better; a level test on arrival decides the class.',
    'المستوى الابتدائي فما فوق، واختبار تحديد المستوى عند الوصول يحدد الصف.',
  ),
  exam: text(
    'Intermediate level, shown by a test before you arrive. Exam entry is paid separately.',
    'مستوى متوسط يثبته اختبار قبل الوصول. ورسوم الاختبار تُدفع على حدة.',
  ),
  business: text(
    'Intermediate level and some work experience, or a degree begun.',
    'مستوى متوسط مع شيء من الخبرة العملية أو دراسة جامعية بدأت.',
  ),
  oneToOne: text('None. Tell us your aims two weeks before the start.', 'لا شيء. أخبرنا بأهدافك قبل البدء بأسبوعين.'),
  junior: text('A parent’s consent, and a telephone that is answered at night.', 'موافقة ولي الأمر ورقم هاتف يُجاب عنه ليلًا.'),
  academicYear: text(
    'Elementary level; secondary school finished or in its last year.',
    'المستوى الابتدائي، وإتمام الثانوية أو السنة الأخيرة منها.',
  ),
  pathway: text('Upper secondary certificate with translated transcript, and level B1.', 'شهادة الثانوية مع كشف درجات مترجم، والمستوى B1.'),
}

/** `definite` is the language with the article, `bare` without. */
export const languageNames: Record<LanguageKey, { en: string; definite: string; bare: string }> = {
  english: { en: 'English', definite: 'الإنجليزية', bare: 'إنجليزية' },
  french: { en: 'French', definite: 'الفرنسية', bare: 'فرنسية' },
  spanish: { en: 'Spanish', definite: 'الإسبانية', bare: 'إسبانية' },
  german: { en: 'German', definite: 'الألمانية', bare: 'ألمانية' },
  italian: { en: 'Italian', definite: 'الإيطالية', bare: 'إيطالية' },
  turkish: { en: 'Turkish', definite: 'التركية', bare: 'تركية' },
  malay: { en: 'Malay', definite: 'الملايوية', bare: 'ملايوية' },
  chinese: { en: 'Chinese', definite: 'الصينية', bare: 'صينية' },
}

export const exams: Record<LanguageKey, LocalisedText[]> = {
  english: [
    text('IELTS', 'اختبار آيلتس'),
    text('Cambridge B2 First', 'شهادة كامبريدج B2'),
    text('TOEFL iBT', 'اختبار توفل'),
    text('Cambridge C1 Advanced', 'شهادة كامبريدج C1'),
  ],
  french: [text('DELF B2', 'شهادة دلف B2'), text('DALF C1', 'شهادة دالف C1')],
  spanish: [text('DELE B2', 'شهادة ديلي B2'), text('SIELE', 'اختبار سييلي')],
  german: [text('TestDaF', 'اختبار تست داف'), text('telc B2', 'شهادة تيلك B2')],
  italian: [text('CILS B1', 'شهادة تشيلس B1')],
  turkish: [text('TYS', 'اختبار تي واي إس للكفاءة في التركية')],
  malay: [text('BMT', 'اختبار الملايوية لغير الناطقين بها')],
  chinese: [text('HSK 4', 'اختبار إتش إس كي 4')],
}
