/** What former students say, in their own language; a review is put together from these. Invented, like all of the demo catalogue. */
import type { Locale } from '../../../../src/config/locales'

type Mood = 'glad' | 'mixed'
export type Phrases = {
  nicknames: readonly string[]
  titles: Record<Mood, readonly string[]>
  teaching: Record<Mood, readonly string[]>
  around: Record<Mood, readonly string[]>
  closing: Record<Mood, readonly string[]>
  answers: readonly string[]
}

const arabic: Phrases = {
  nicknames: [
    'عبدالله الدوسري',
    'ريم الشمري',
    'سلطان',
    'هيا القحطاني',
    'أم فيصل',
    'محمد ع.',
    'لمى الزهراني',
    'تركي المطيري',
    'أبو سعود',
    'شهد',
    'خالد الغامدي',
    'دانة',
    'يزيد العنزي',
    'نوف السبيعي',
    'راكان',
    'أمل الحربي',
    'بدر العتيبي',
    'جود',
    'مها الشهري',
    'فهد س.',
  ],
  titles: {
    glad: [
      'تجربة تستحق كل ريال',
      'أنصح به بلا تردد',
      'عدتُ بلغة أخرى',
      'أفضل قرار اتخذته هذا العام',
      'معلمون يهتمون بك فعلًا',
      'بداية موفقة لابني',
      'أجمل صيف مرّ علينا',
      'فاق ما توقعته',
      'التزام وترتيب من أول يوم',
    ],
    mixed: [
      'جيد مع بعض الملاحظات',
      'التعليم ممتاز والسكن عادي',
      'تجربة مفيدة لكنها ليست كاملة',
      'يحتاج إلى تنظيم أفضل',
      'مقبول مقارنة بسعره',
    ],
  },
  teaching: {
    glad: [
      'المعلمون صبورون ويصححون الأخطاء دون إحراج، ومن الأسبوع الثاني صرت أتحدث دون ترجمة في رأسي.',
      'عدد الطلاب في الفصل قليل، فكان لي دور في كل درس.',
      'وضعوني في المستوى المناسب بعد اختبار قصير، وانتقلت إلى المستوى الأعلى بعد شهر.',
      'الدروس عملية، وأغلب الوقت محادثة لا حفظ قواعد.',
      'كنت أدرس في الصباح وأطبق ما تعلمته في المدينة بعد الظهر.',
      'المعلمة تعرف الأخطاء التي يقع فيها العرب وتشرحها بهدوء.',
      'التحضير للاختبار كان منظمًا، وحصلت على الدرجة التي أحتاج إليها للجامعة.',
      'تُرسل الواجبات كل يوم وتُصحَّح في اليوم التالي.',
    ],
    mixed: [
      'المعلمون جيدون، لكن تغيّر معلمنا مرتين خلال شهر واحد.',
      'المستوى في فصلي كان متفاوتًا في الأسبوع الأول، ثم تحسن بعد أن طلبت النقل.',
      'الشرح واضح، غير أن الكتاب قديم بعض الشيء.',
      'استفدت في المحادثة أكثر من الكتابة.',
      'في فصل الصيف يزدحم المعهد، ويقل نصيب الطالب من الوقت.',
    ],
  },
  around: {
    glad: [
      'العائلة التي سكنت معها راعت الأكل الحلال، وكانت تنتظرني على العشاء.',
      'السكن نظيف وقريب، أصل إلى المعهد سيرًا في عشر دقائق.',
      'الحي آمن، وأقرب مسجد على بعد محطتين.',
      'الأنشطة بعد الدروس كثيرة، وفيها تعرفت إلى أصدقاء من اليابان والبرازيل.',
      'موظفو الاستقبال ساعدوني في فتح حساب بنكي وشراء شريحة الجوال.',
      'استقبلونا في المطار في الموعد رغم تأخر الرحلة.',
      'المدينة هادئة ومناسبة لمن يريد التركيز.',
      'مرافق المعهد جديدة، والمكتبة مفتوحة حتى المساء.',
    ],
    mixed: [
      'السكن بعيد قليلًا، نحو خمس وأربعين دقيقة بالحافلة.',
      'الغرفة صغيرة لكنها نظيفة.',
      'غلاء المعيشة في المدينة فاق حسابي، فاحسبوا للمواصلات جيدًا.',
      'عدد العرب في الصيف كبير، فحاولوا أن تجلسوا مع غيرهم.',
      'تأخر الرد على رسائلي قبل السفر، ثم تحسن التواصل بعد الوصول.',
    ],
  },
  closing: {
    glad: [
      'سأعود إليه إن شاء الله.',
      'شكرًا لكل من ساعدنا.',
      'أرسلت أخي إليه بعدي.',
      'أربعة أسابيع مرت كأنها أسبوع.',
      'السعر النهائي كان كما كُتب لنا بلا مفاجآت.',
    ],
    mixed: ['عمومًا لست نادمًا على التجربة.', 'أنصح به لمن يعرف ما يريد.', 'أتمنى أن يأخذوا بهذه الملاحظات.', 'التجربة مفيدة في مجملها.'],
  },
  answers: [
    'شكرًا على كلماتك الطيبة، سعدنا بوجودك بيننا ونتمنى لك التوفيق.',
    'نشكرك على صراحتك. نقلنا ملاحظتك إلى مدير الدراسة، وأضفنا معلمًا لفترة الصيف.',
    'نقدّر ملاحظتك عن السكن، وقد أضفنا خيارات أقرب هذا العام.',
  ],
}

const english: Phrases = {
  nicknames: [
    'Sara K.',
    'Omar in Jeddah',
    'Lina',
    'Hiroshi',
    'A father from Riyadh',
    'Mariam A.',
    'Deniz',
    'Yousef',
    'Camila R.',
    'Nadia H.',
    'Faisal',
    'Giulia',
    'Reem M.',
    'Tom',
    'Layan',
    'Khalid B.',
    'Ji-woo',
    'Maha',
  ],
  titles: {
    glad: [
      'Worth every riyal',
      'I would go again tomorrow',
      'Teachers who really care',
      'Best decision of my year',
      'My son came back speaking',
      'Well organised from day one',
      'More than I expected',
      'Small classes, big progress',
    ],
    mixed: [
      'Good, with a few remarks',
      'Great lessons, average room',
      'Useful but not perfect',
      'Could be better organised',
      'Fair for the price',
    ],
  },
  teaching: {
    glad: [
      'The teachers are patient and correct you without making you feel small; by week two I had stopped translating in my head.',
      'There were nine of us in class, so everybody spoke in every lesson.',
      'After the placement test I was put in the right level, and moved up after a month.',
      'Most of the time we talked; grammar came when we needed it.',
      'Lessons in the morning and the city in the afternoon: I used each new word the same day.',
      'Exam preparation was well structured and I got the score my university asks for.',
      'Homework every evening, corrected the next morning.',
      'My teacher knew the mistakes Arabic speakers make and had an exercise for each.',
    ],
    mixed: [
      'Good teachers, but ours changed twice in one month.',
      'Levels were mixed in my first week; it got better once I asked to be moved.',
      'Clear explanations, though the course book is a little old.',
      'I improved in speaking more than in writing.',
      'It gets crowded in July and you feel it in class.',
    ],
  },
  around: {
    glad: [
      'My host family cooked halal for me and waited with dinner every evening.',
      'The residence is clean and ten minutes from school on foot.',
      'A safe neighbourhood, with a mosque two stops away.',
      'There is something on after class nearly every day; I made friends from four continents.',
      'The front desk helped me with a bank account and a SIM card.',
      'They were at the airport on time although my flight was late.',
      'A calm town, just right if you want to concentrate.',
      'New classrooms, and the study room stays open until the evening.',
    ],
    mixed: [
      'My homestay was forty-five minutes away by bus.',
      'The room is small, but clean.',
      'The city costs more than I had planned: count your transport well.',
      'In summer half of my class spoke Arabic, so look for other company in the breaks.',
      'Answers were slow before I travelled; once there, all was fine.',
    ],
  },
  closing: {
    glad: [
      'I am already planning the next course.',
      'Thank you to everybody there.',
      'My sister goes next summer.',
      'Four weeks felt like one.',
      'The price was the one we had been told, to the last riyal.',
    ],
    mixed: [
      'All in all I don’t regret it.',
      'I would recommend it if you know what you want.',
      'I hope they take this as it is meant.',
      'Useful on the whole.',
    ],
  },
  answers: [
    'Thank you for your kind words. It was a pleasure to have you with us.',
    'Thank you for being frank. We passed this on to the director of studies and have added a teacher for the summer.',
    'You are right about the distance: this year there are rooms closer by.',
  ],
}

export const phrases: Record<Locale, Phrases> = { ar: arabic, en: english }
