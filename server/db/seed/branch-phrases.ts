import { text } from './text'

/** Icons are lucide's names. */
export const facilities = [
  { icon: 'wifi', name: text('Fast Wi-Fi', 'إنترنت لاسلكي سريع') },
  { icon: 'library', name: text('Library', 'مكتبة') },
  { icon: 'moon-star', name: text('Prayer room', 'مصلى') },
  { icon: 'coffee', name: text('Café', 'مقهى') },
  { icon: 'utensils', name: text('Canteen with halal dishes', 'مطعم فيه أطباق حلال') },
  { icon: 'monitor', name: text('Computer room', 'قاعة حاسوب') },
  { icon: 'presentation', name: text('Interactive whiteboards', 'سبورات تفاعلية') },
  { icon: 'accessibility', name: text('Step-free access', 'مداخل بلا درجات') },
  { icon: 'headphones', name: text('Listening lab', 'مختبر استماع') },
  { icon: 'sofa', name: text('Student lounge', 'استراحة للطلاب') },
  { icon: 'trees', name: text('Garden', 'حديقة') },
  { icon: 'bike', name: text('Bicycle parking', 'موقف دراجات') },
  { icon: 'printer', name: text('Printing', 'طباعة') },
  { icon: 'snowflake', name: text('Air conditioning', 'تكييف') },
  { icon: 'book-open', name: text('Self-study centre', 'مركز تعلم ذاتي') },
  { icon: 'gamepad-2', name: text('Games room', 'غرفة ألعاب') },
]

export const nationalities = [
  text('Saudi', 'سعوديون'),
  text('Brazilian', 'برازيليون'),
  text('Turkish', 'أتراك'),
  text('Japanese', 'يابانيون'),
  text('Korean', 'كوريون'),
  text('Italian', 'إيطاليون'),
  text('Spanish', 'إسبان'),
  text('French', 'فرنسيون'),
  text('Colombian', 'كولومبيون'),
  text('Kuwaiti', 'كويتيون'),
  text('Omani', 'عُمانيون'),
  text('Chinese', 'صينيون'),
  text('Swiss', 'سويسريون'),
  text('Mexican', 'مكسيكيون'),
  text('Kazakh', 'كازاخيون'),
  text('Thai', 'تايلانديون'),
]
export const otherNationalities = text('Others', 'جنسيات أخرى')

export const approaches = [
  text(
    'New students take a level test on Monday morning and sit in the right class by noon.',
    'يجلس الطالب الجديد لاختبار تحديد المستوى صباح الاثنين ويكون في صفه المناسب قبل الظهر.',
  ),
  text(
    'Every second Friday a tutor sits down with each student to look at what went well and what comes next.',
    'كل جمعتين يجلس المشرف مع كل طالب ليراجعا ما أُنجز وما يليه.',
  ),
  text(
    'Teachers hold recognised certificates and are observed each term.',
    'يحمل المعلمون شهادات معترفًا بها، وتُحضر دروسهم للتقييم كل فصل.',
  ),
  text(
    'Afternoons offer free workshops on pronunciation, job letters and exam papers.',
    'وفي العصر ورش مجانية في النطق وخطابات العمل وأوراق الاختبارات.',
  ),
  text(
    'An activities board lists something for every day: a walk, a match, a film, a trip.',
    'ولوحة الأنشطة فيها شيء لكل يوم: جولة أو مباراة أو فيلم أو رحلة.',
  ),
  text(
    'Classes mix nationalities on purpose, so the language of the corridor is the language of the course.',
    'تُخلط الجنسيات في الصفوف عمدًا، فتكون لغة الممرات هي لغة الدورة.',
  ),
  text(
    'Progress is reported to parents or sponsors each month when the student agrees.',
    'وتُرسل تقارير التقدم إلى ولي الأمر أو جهة الابتعاث شهريًا إذا وافق الطالب.',
  ),
  text(
    'A welfare officer lives near the school and answers the emergency telephone at night.',
    'ويسكن مسؤول رعاية الطلاب قرب المعهد ويجيب عن هاتف الطوارئ ليلًا.',
  ),
]

export const streets: Record<string, string[]> = {
  GB: ['Albion Road', 'Marlowe Street', 'Orchard Place', 'Regency Terrace', 'Station Parade'],
  IE: ['Harcourt Row', 'Mill Street', 'Quay Lane'],
  MT: ['Triq il-Baħar', 'Triq il-Bajja', 'Triq Santu Wistin'],
  US: ['Lincoln Avenue', 'Harbor Street', 'Union Square West', 'Maple Street'],
  CA: ['Queen Street', 'Granville Row', 'Rue des Érables', 'Front Street'],
  AU: ['George Street', 'Collins Lane', 'Wharf Road', 'Victoria Parade'],
  NZ: ['Queen Street', 'Karaka Road'],
  ZA: ['Main Road', 'Kloof Street'],
  MY: ['Jalan Melati', 'Lorong Cempaka', 'Jalan Kenanga'],
  SG: ['Orchid Road', 'Wharf Street'],
  FR: ['rue des Lilas', 'avenue de la République', 'quai des Peintres'],
  DE: ['Lindenstraße', 'Gartenstraße', 'Am Speicher'],
  ES: ['calle del Olmo', 'calle Mayor', 'paseo de la Estación'],
  IT: ['via delle Ginestre', 'via dei Mille', 'piazza della Fontana'],
  TR: ['Lale Sokak', 'Çınar Caddesi', 'Bahar Sokak'],
  CN: ['Meihua Lu', 'Xueyuan Lu', 'Heping Jie'],
}

/** Real accrediting bodies of each country; that these invented schools hold them is part of the invention. */
export const accreditations: Record<string, string[]> = {
  GB: ['British Council', 'English UK'],
  IE: ['ACELS', 'MEI'],
  MT: ['ELT Council', 'FELTOM'],
  US: ['ACCET', 'CEA', 'EnglishUSA'],
  CA: ['Languages Canada'],
  AU: ['NEAS', 'English Australia'],
  NZ: ['NZQA', 'English New Zealand'],
  ZA: ['EduSA'],
  MY: ['MOHE'],
  SG: ['EduTrust'],
  FR: ['Qualité FLE'],
  DE: ['telc', 'TestDaF'],
  ES: ['Instituto Cervantes'],
  IT: ['ASILS'],
  TR: ['MEB'],
  CN: ['HSK'],
}
