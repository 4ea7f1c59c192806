import type { LocalisedText } from '../../../src/contract/text-schema'
import type { LanguageKey } from './languages'
import { text } from './text'

/** An invented university. `fee` is a bachelor's year in whole units of the currency in which the country's schools quote. */
export type UniversityFacts = {
  slug: string
  city: string
  name: LocalisedText
  founded: number
  language: LanguageKey
  fee: number
  fields: string[]
  description: LocalisedText
}

export const universityFacts: UniversityFacts[] = [
  {
    slug: 'aldermoor-university',
    city: 'london',
    name: text('Aldermoor University London', 'جامعة ألدرمور في لندن'),
    founded: 1894,
    language: 'english',
    fee: 21500,
    fields: ['business', 'law', 'data'],
    description: text(
      'A city university of two campuses on the river, strong in finance and law.',
      'جامعة مدينة بحرمين على النهر، قوية في المالية والقانون.',
    ),
  },
  {
    slug: 'calder-vale-university',
    city: 'manchester',
    name: text('Calder Vale University', 'جامعة كالدر فيل'),
    founded: 1905,
    language: 'english',
    fee: 18900,
    fields: ['engineering', 'nursing', 'data'],
    description: text(
      'Born of a mechanics’ institute and still happiest in a laboratory.',
      'نشأت من معهد للصناعات وما زال المختبر أحب مكان إليها.',
    ),
  },
  {
    slug: 'st-brannoc-university',
    city: 'bristol',
    name: text('St Brannoc University', 'جامعة سانت برانوك'),
    founded: 1961,
    language: 'english',
    fee: 19400,
    fields: ['engineering', 'design', 'environment'],
    description: text('Aerospace, animation and the sea: a campus that builds things.', 'طيران ورسوم متحركة وعلوم بحار: حرم يصنع الأشياء.'),
  },
  {
    slug: 'lothian-crest-university',
    city: 'edinburgh',
    name: text('Lothian Crest University', 'جامعة لوثيان كريست'),
    founded: 1878,
    language: 'english',
    fee: 20800,
    fields: ['medicine', 'psychology', 'business'],
    description: text(
      'Four-year Scottish degrees with a broad first year, and a teaching hospital next door.',
      'درجات اسكتلندية من أربع سنوات بسنة أولى واسعة، ومستشفى تعليمي مجاور.',
    ),
  },
  {
    slug: 'fenbridge-university',
    city: 'cambridge',
    name: text('Fenbridge University', 'جامعة فنبريدج'),
    founded: 1970,
    language: 'english',
    fee: 17800,
    fields: ['education', 'psychology', 'data'],
    description: text(
      'Small seminars, teacher training and a science park at the gate.',
      'حلقات صغيرة وإعداد معلمين وواحة علوم عند البوابة.',
    ),
  },
  {
    slug: 'rathmore-university',
    city: 'dublin',
    name: text('Rathmore University Dublin', 'جامعة راثمور في دبلن'),
    founded: 1922,
    language: 'english',
    fee: 17500,
    fields: ['pharmacy', 'business', 'data'],
    description: text(
      'Close ties with the medicine and software makers around the bay.',
      'صلات وثيقة بصانعي الدواء والبرمجيات حول الخليج.',
    ),
  },
  {
    slug: 'hallbrook-university',
    city: 'boston',
    name: text('Hallbrook University', 'جامعة هولبروك'),
    founded: 1867,
    language: 'english',
    fee: 44500,
    fields: ['engineering', 'medicine', 'data'],
    description: text('A research university with co-operative terms in industry.', 'جامعة بحثية فصولها التعاونية في الصناعة.'),
  },
  {
    slug: 'silver-strand-university',
    city: 'san-diego',
    name: text('Silver Strand University', 'جامعة سيلفر ستراند'),
    founded: 1954,
    language: 'english',
    fee: 33800,
    fields: ['environment', 'business', 'nursing'],
    description: text(
      'Marine science with a pier of its own, and classes that end in time for the sunset.',
      'علوم بحار برصيف خاص بها، ودروس تنتهي قبل الغروب.',
    ),
  },
  {
    slug: 'prairie-gate-university',
    city: 'chicago',
    name: text('Prairie Gate University', 'جامعة بريري غيت'),
    founded: 1889,
    language: 'english',
    fee: 35200,
    fields: ['architecture', 'law', 'business'],
    description: text('Architecture studios that overlook the buildings they study.', 'مراسم عمارة تطل على المباني التي تدرسها.'),
  },
  {
    slug: 'northshield-university',
    city: 'toronto',
    name: text('Northshield University', 'جامعة نورثشيلد'),
    founded: 1957,
    language: 'english',
    fee: 34600,
    fields: ['data', 'engineering', 'psychology'],
    description: text(
      'Computing and paid placements in one degree, spread over three campuses.',
      'حوسبة وتدريب مدفوع في درجة واحدة موزعة على ثلاثة أحرم.',
    ),
  },
  {
    slug: 'georgia-strait-university',
    city: 'vancouver',
    name: text('Georgia Strait University', 'جامعة جورجيا ستريت'),
    founded: 1963,
    language: 'english',
    fee: 31900,
    fields: ['environment', 'design', 'business'],
    description: text(
      'Forestry, film and trade with Asia on a hill above the harbour.',
      'غابات وسينما وتجارة مع آسيا على تلة فوق الميناء.',
    ),
  },
  {
    slug: 'wollara-university',
    city: 'sydney',
    name: text('Wollara University', 'جامعة وولارا'),
    founded: 1971,
    language: 'english',
    fee: 41800,
    fields: ['engineering', 'nursing', 'business'],
    description: text(
      'Practical degrees and hospital placements across the western suburbs.',
      'درجات عملية وتدريب في مستشفيات الضواحي الغربية.',
    ),
  },
  {
    slug: 'yarrabank-university',
    city: 'melbourne',
    name: text('Yarrabank University', 'جامعة يارابانك'),
    founded: 1910,
    language: 'english',
    fee: 43200,
    fields: ['medicine', 'design', 'education'],
    description: text(
      'A sandstone campus with the country’s largest school of education.',
      'حرم من الحجر الرملي فيه أكبر كلية تربية في البلاد.',
    ),
  },
  {
    slug: 'tamaki-coast-university',
    city: 'auckland',
    name: text('Tamaki Coast University', 'جامعة تاماكي كوست'),
    founded: 1975,
    language: 'english',
    fee: 37400,
    fields: ['environment', 'data', 'nursing'],
    description: text(
      'Volcano science, nursing and a marae where every ceremony begins.',
      'علوم براكين وتمريض وبيت ماوري تبدأ فيه كل مناسبة.',
    ),
  },
  {
    slug: 'universiti-seri-melati',
    city: 'kuala-lumpur',
    name: text('Universiti Seri Melati', 'جامعة سيري ملاتي'),
    founded: 1985,
    language: 'english',
    fee: 29500,
    fields: ['finance', 'pharmacy', 'engineering'],
    description: text(
      'Known for Islamic finance, taught in English with Malay courses on the side.',
      'معروفة بالتمويل الإسلامي، تدرّس بالإنجليزية ومعها مقررات بالملايوية.',
    ),
  },
  {
    slug: 'pulau-institute-of-technology',
    city: 'singapore',
    name: text('Pulau Institute of Technology', 'معهد بولاو للتقنية'),
    founded: 1991,
    language: 'english',
    fee: 27500,
    fields: ['data', 'engineering', 'finance'],
    description: text('Young, exact and full of laboratories that companies pay for.', 'معهد فتيّ دقيق مليء بمختبرات تموّلها الشركات.'),
  },
  {
    slug: 'universite-des-deux-fleuves',
    city: 'lyon',
    name: text('Université des Deux Fleuves', 'جامعة النهرين في ليون'),
    founded: 1896,
    language: 'french',
    fee: 4800,
    fields: ['pharmacy', 'law', 'environment'],
    description: text(
      'Public fees, old amphitheatres and the chemistry valley down the river.',
      'رسوم حكومية ومدرجات عريقة ووادي الكيمياء أسفل النهر.',
    ),
  },
  {
    slug: 'technische-hochschule-havel',
    city: 'berlin',
    name: text('Technische Hochschule Havel', 'جامعة هافل التقنية'),
    founded: 1949,
    language: 'german',
    fee: 3600,
    fields: ['engineering', 'architecture', 'data'],
    description: text(
      'Low fees, hard examinations and a diploma that engineers respect.',
      'رسوم قليلة واختبارات صعبة وشهادة يحترمها المهندسون.',
    ),
  },
  {
    slug: 'universidad-del-azahar',
    city: 'valencia',
    name: text('Universidad del Azahar', 'جامعة أثاهار في بلنسية'),
    founded: 1968,
    language: 'spanish',
    fee: 7200,
    fields: ['architecture', 'design', 'medicine'],
    description: text('Design and health sciences a tram ride from the beach.', 'تصميم وعلوم صحية على مسافة ترام من الشاطئ.'),
  },
  {
    slug: 'bogazpark-universitesi',
    city: 'istanbul',
    name: text('Boğazpark Üniversitesi', 'جامعة بوغاز بارك'),
    founded: 1997,
    language: 'turkish',
    fee: 6900,
    fields: ['medicine', 'dentistry', 'business'],
    description: text(
      'A foundation university with its own hospital and many Arab students.',
      'جامعة وقفية لها مستشفاها وفيها كثير من الطلاب العرب.',
    ),
  },
]

/** Fields of study; health costs more than books. */
export const fields: Record<string, { name: LocalisedText; percent: number; years: number }> = {
  business: { name: text('Business Administration', 'إدارة الأعمال'), percent: 100, years: 3 },
  finance: { name: text('Islamic Finance', 'التمويل الإسلامي'), percent: 100, years: 3 },
  law: { name: text('Law', 'القانون'), percent: 105, years: 3 },
  data: { name: text('Computer and Data Science', 'علوم الحاسب والبيانات'), percent: 110, years: 3 },
  engineering: { name: text('Mechanical Engineering', 'الهندسة الميكانيكية'), percent: 115, years: 4 },
  architecture: { name: text('Architecture', 'العمارة'), percent: 115, years: 5 },
  design: { name: text('Design', 'التصميم'), percent: 98, years: 3 },
  environment: { name: text('Environmental Science', 'علوم البيئة'), percent: 104, years: 3 },
  psychology: { name: text('Psychology', 'علم النفس'), percent: 102, years: 3 },
  education: { name: text('Education', 'التربية'), percent: 90, years: 4 },
  nursing: { name: text('Nursing', 'التمريض'), percent: 112, years: 4 },
  pharmacy: { name: text('Pharmacy', 'الصيدلة'), percent: 130, years: 5 },
  medicine: { name: text('Medicine', 'الطب'), percent: 190, years: 6 },
  dentistry: { name: text('Dentistry', 'طب الأسنان'), percent: 180, years: 5 },
}
