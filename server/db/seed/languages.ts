import type { Language } from '../../../src/contract/catalogue-schema'
import { text } from './text'

/** Ids are fixed: courses, schools and programmes point at them. */
export const languageIds = { english: 1, french: 2, spanish: 3, german: 4, italian: 5, turkish: 6, malay: 7, chinese: 8 } as const
export type LanguageKey = keyof typeof languageIds

export const languages: Language[] = [
  {
    id: languageIds.english,
    url: text('english', 'اللغة-الإنجليزية'),
    name: text('English', 'الإنجليزية'),
    description: text(
      'The language of most universities, journals and job interviews you are likely to meet. You can learn it in ten of our countries, from a fortnight by the sea to a full academic year, and prepare for IELTS, TOEFL or Cambridge exams on the way.',
      'لغة معظم الجامعات والأبحاث ومقابلات العمل التي ستصادفها. تستطيع أن تدرسها في عشر من وجهاتنا، من أسبوعين على شاطئ البحر إلى سنة أكاديمية كاملة، وأن تستعد في أثناء ذلك لاختبار آيلتس أو توفل أو شهادات كامبريدج.',
    ),
  },
  {
    id: languageIds.french,
    url: text('french', 'اللغة-الفرنسية'),
    name: text('French', 'الفرنسية'),
    description: text(
      'Spoken on five continents and asked for in diplomacy, energy and fashion. Paris, Lyon and Nice each teach it with their own accent; Montreal adds a North American one. DELF and DALF preparation is offered everywhere.',
      'لغة يتحدث بها الناس في خمس قارات، ويطلبها العاملون في الدبلوماسية والطاقة والأزياء. لكل من باريس وليون ونيس طابعها في تعليمها، وتضيف مونتريال لهجتها الأمريكية الشمالية. ويتوفر الاستعداد لشهادتي دلف ودالف في المدن كلها.',
    ),
  },
  {
    id: languageIds.spanish,
    url: text('spanish', 'اللغة-الإسبانية'),
    name: text('Spanish', 'الإسبانية'),
    description: text(
      'Twenty countries, one language, and thousands of words that came from Arabic. Beginners speak early because spelling and sound agree; the four Spanish cities we work with suit every budget.',
      'عشرون دولة ولغة واحدة وآلاف الكلمات التي جاءتها من العربية. يبدأ المبتدئ الكلام مبكرًا لأن ما يُكتب فيها يُنطق، والمدن الإسبانية الأربع التي نعمل معها تناسب كل ميزانية.',
    ),
  },
  {
    id: languageIds.german,
    url: text('german', 'اللغة-الألمانية'),
    name: text('German', 'الألمانية'),
    description: text(
      'The key to engineering, medicine and low-fee public universities in Germany. Courses follow the CEFR in small steps and lead to TestDaF, telc or Goethe certificates.',
      'مفتاح الهندسة والطب والجامعات الحكومية قليلة الرسوم في ألمانيا. تسير الدورات بخطوات قصيرة وفق الإطار الأوروبي، وتنتهي بشهادات تست داف أو تيلك أو غوته.',
    ),
  },
  {
    id: languageIds.italian,
    url: text('italian', 'اللغة-الإيطالية'),
    name: text('Italian', 'الإيطالية'),
    description: text(
      'For design, music, architecture and the pleasure of ordering well. Schools in Rome and Florence mix the lesson with walks, workshops and museums.',
      'لغة التصميم والموسيقى والعمارة ومتعة المائدة. تمزج مدارس روما وفلورنسا الدرس بالجولات وورش العمل وزيارة المتاحف.',
    ),
  },
  {
    id: languageIds.turkish,
    url: text('turkish', 'اللغة-التركية'),
    name: text('Turkish', 'التركية'),
    description: text(
      'Regular grammar, a Latin alphabet and a large stock of Arabic words make the first months rewarding. It is also the condition for many scholarships at Turkish universities.',
      'قواعد مطردة وأبجدية لاتينية ورصيد كبير من الكلمات العربية تجعل الشهور الأولى مشجعة. وهي كذلك شرط كثير من المنح في الجامعات التركية.',
    ),
  },
  {
    id: languageIds.malay,
    url: text('malay', 'اللغة-الملايوية'),
    name: text('Malay', 'الملايوية'),
    description: text(
      'Understood from Malaysia to Indonesia and Brunei by a quarter of a billion people, with no tenses to memorise. A short course goes far at work and in the market.',
      'يفهمها ربع مليار إنسان من ماليزيا إلى إندونيسيا وبروناي، وليس فيها أزمنة تُحفظ. دورة قصيرة منها تكفي للكثير في العمل وفي السوق.',
    ),
  },
  {
    id: languageIds.chinese,
    url: text('chinese', 'اللغة-الصينية'),
    name: text('Chinese', 'الصينية'),
    description: text(
      'Mandarin with characters and pinyin from the first day, and HSK levels to measure progress. Taught in Beijing and Shanghai, and in Singapore and Kuala Lumpur for those who want it closer to English.',
      'لغة الماندرين بالرموز وبالكتابة الصوتية منذ اليوم الأول، ومستويات اختبار إتش إس كي تقيس تقدمك. تُدرَّس في بكين وشنغهاي، وفي سنغافورة وكوالالمبور لمن أرادها قريبة من الإنجليزية.',
    ),
  },
]
