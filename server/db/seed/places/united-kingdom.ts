import { text } from '../text'
import type { PlaceFacts } from './place-facts'

const england = text('England', 'إنجلترا')
const heathrow = text('London Heathrow', 'مطار لندن هيثرو')
const gatwick = text('London Gatwick', 'مطار لندن غاتويك')

export const unitedKingdom: PlaceFacts = {
  country: {
    code: 'GB',
    url: text('united-kingdom', 'united-kingdom'),
    name: text('United Kingdom', 'المملكة المتحدة'),
    currency: 'GBP',
    visa: text(
      'Saudi and other GCC nationals can study up to six months on an Electronic Travel Authorisation. English courses of six to eleven months need a short-term study visa; anything longer, a student visa.',
      'يمكن لمواطني المملكة ودول الخليج الدراسة حتى ستة أشهر بتصريح السفر الإلكتروني. أما دورات اللغة من ستة أشهر إلى أحد عشر شهرًا فتحتاج إلى تأشيرة دراسة قصيرة، وما زاد على ذلك إلى تأشيرة طالب.',
    ),
    shortStayWeeks: 26,
    safety: text(
      'Ordinary big-city care is enough: keep your phone out of sight near kerbs and stations. Emergency number 999, health advice 111.',
      'يكفيك الحذر المعتاد في المدن الكبرى: لا تُظهر هاتفك قرب الأرصفة والمحطات. رقم الطوارئ 999، والاستشارة الصحية 111.',
    ),
    climate: text(
      'Mild and changeable. Summers reach 20–25 °C with light until ten at night; winters hover around 5 °C and a waterproof coat is worth more than a heavy one.',
      'معتدل متقلب. تبلغ الحرارة صيفًا 20 إلى 25 درجة ويمتد الضوء حتى العاشرة ليلًا، وتدور شتاءً حول 5 درجات، والمعطف الواقي من المطر أنفع من الثقيل.',
    ),
  },
  schoolCurrency: 'GBP',
  cities: [
    {
      slug: 'london',
      arabicSlug: 'لندن',
      name: text('London', 'لندن'),
      state: england,
      population: 8866000,
      latitude: 51.5074,
      longitude: -0.1278,
      summary: text(
        'Two thousand years of history and the widest choice of schools anywhere. Museums are free, every accent on earth is on the bus, and the classroom is only half of what you learn.',
        'ألفا عام من التاريخ وأوسع خيارات المدارس في العالم. المتاحف مجانية، ولهجات الأرض كلها في الحافلة، وما تتعلمه في الصف نصف ما ستتعلمه.',
      ),
      living: text(
        'The most expensive city in Britain: allow about £1,300 a month beyond tuition. Living in zones 3 and 4 and cooking at home saves a third.',
        'أغلى مدن بريطانيا: احسب نحو 1300 جنيه شهريًا عدا رسوم الدراسة. السكن في النطاقين الثالث والرابع والطبخ في المنزل يوفران الثلث.',
      ),
      transport: text(
        'Underground, Overground and red buses on one contactless card with a daily cap. Students over 18 on longer courses can get a discounted Oyster photocard.',
        'المترو والقطار الحضري والحافلات الحمراء ببطاقة واحدة لا تلمس ولها حد يومي. ولمن تجاوز الثامنة عشرة في الدورات الطويلة بطاقة أويستر بسعر مخفض.',
      ),
      food: text(
        'Edgware Road is lined with Lebanese, Iraqi and Egyptian kitchens, Whitechapel with Bengali ones; supermarkets in both stock halal meat.',
        'شارع إدجوير تصطف فيه المطاعم اللبنانية والعراقية والمصرية، وحي وايت تشابل فيه المطابخ البنغالية، وفي متاجرهما اللحم الحلال.',
      ),
      prayer: text(
        'The London Central Mosque stands at Regent’s Park and the East London Mosque in Whitechapel; most universities and many schools keep a quiet room.',
        'جامع لندن المركزي عند حديقة ريجنتس، ومسجد شرق لندن في وايت تشابل، وفي معظم الجامعات وكثير من المعاهد غرفة هادئة للصلاة.',
      ),
      prices: { lessons: 290, homestay: 235, residence: 310, sharedFlat: 270, studio: 420 },
      airports: [
        { code: 'LHR', name: heathrow, arrival: 110, both: 205 },
        { code: 'LGW', name: gatwick, arrival: 130, both: 245 },
      ],
      quarters: ['Bloomsbury', 'Holborn', 'Hammersmith', 'Greenwich', 'Camden', 'Ealing', 'Wimbledon'],
    },
    {
      slug: 'oxford',
      name: text('Oxford', 'أكسفورد'),
      state: england,
      population: 162100,
      latitude: 51.752,
      longitude: -1.2577,
      summary: text(
        'Honey-coloured colleges, bookshops with rooms below ground and a river for the afternoon. Small enough to cross on foot, serious enough to make you study.',
        'كليات بلون العسل، ومكتبات تمتد تحت الأرض، ونهر لساعات العصر. صغيرة تقطعها ماشيًا، وجادة تدفعك إلى الدرس.',
      ),
      living: text(
        'Rents follow London’s, meals do not. Around £1,050 a month is comfortable with a homestay; second-hand bicycles are sold everywhere in September.',
        'الإيجارات قريبة من لندن أما الطعام فأرخص. نحو 1050 جنيهًا في الشهر تكفي مع السكن العائلي، والدراجات المستعملة تباع في كل مكان في سبتمبر.',
      ),
      transport: text(
        'Everyone cycles. Buses link the suburbs until midnight, and coaches and trains reach London in about an hour.',
        'الجميع يركب الدراجة. تصل الحافلات الضواحي حتى منتصف الليل، وتبلغ لندن بالحافلة أو القطار في ساعة تقريبًا.',
      ),
      food: text(
        'Cowley Road holds most of the halal grills and Asian grocers; the Covered Market sells cheese, fruit and fish under one roof.',
        'في شارع كاولي معظم المشاوي الحلال والبقالات الآسيوية، وفي السوق المسقوف الأجبان والفواكه والأسماك تحت سقف واحد.',
      ),
      prayer: text(
        'The Central Oxford Mosque is on Manzil Way off Cowley Road, and the Oxford Centre for Islamic Studies opens its mosque for Friday prayer.',
        'مسجد أكسفورد المركزي في مانزل واي المتفرع من شارع كاولي، ومركز أكسفورد للدراسات الإسلامية يفتح مسجده لصلاة الجمعة.',
      ),
      prices: { lessons: 280, homestay: 225, residence: 285, sharedFlat: 250, studio: 380 },
      airports: [{ code: 'LHR', name: heathrow, arrival: 135, both: 255 }],
      quarters: ['Jericho', 'Headington', 'Summertown', 'Cowley'],
    },
    {
      slug: 'cambridge',
      name: text('Cambridge', 'كامبريدج'),
      state: england,
      population: 145700,
      latitude: 52.2053,
      longitude: 0.1218,
      summary: text(
        'A university town of lawns, punts and laboratories, flat as a table and quiet after ten. Good for exam classes and for people who like to read.',
        'مدينة جامعية من المروج والقوارب والمختبرات، مستوية كالمائدة هادئة بعد العاشرة. تناسب دورات الاختبارات ومن يحب القراءة.',
      ),
      living: text(
        'Plan on £1,000 a month. Rooms near the station are newest, rooms north of the river cheapest.',
        'خطط لنحو 1000 جنيه في الشهر. أحدث الغرف قرب المحطة، وأرخصها شمال النهر.',
      ),
      transport: text(
        'Bicycle lanes reach every quarter; fast trains to London King’s Cross take under an hour.',
        'مسارات الدراجات تصل كل حي، والقطار السريع إلى كينغز كروس في لندن يستغرق أقل من ساعة.',
      ),
      food: text(
        'Mill Road is the street to know: Turkish bread, Bengali curries, Arab sweets and halal butchers within ten minutes’ walk.',
        'شارع ميل هو الشارع الذي ينبغي أن تعرفه: خبز تركي وأطباق بنغالية وحلويات عربية وجزارون حلال في مسافة عشر دقائق مشيًا.',
      ),
      prayer: text(
        'Cambridge Central Mosque on Mill Road, opened in 2019 under a grove of timber columns, is worth seeing even between prayers.',
        'مسجد كامبريدج المركزي في شارع ميل، افتُتح عام 2019 تحت غابة من الأعمدة الخشبية، ويستحق الزيارة حتى في غير أوقات الصلاة.',
      ),
      prices: { lessons: 275, homestay: 220, residence: 280, sharedFlat: 245, studio: 370 },
      airports: [{ code: 'STN', name: text('London Stansted', 'مطار لندن ستانستد'), arrival: 90, both: 170 }],
      quarters: ['Romsey', 'Newnham', 'Chesterton', 'Petersfield'],
    },
    {
      slug: 'brighton',
      arabicSlug: 'برايتون',
      name: text('Brighton', 'برايتون'),
      state: england,
      population: 277100,
      latitude: 50.8225,
      longitude: -0.1372,
      summary: text(
        'London’s seaside: a pebble beach, a pier, a royal palace with Indian domes and an hour by train to the capital. Lively in summer, friendly all year.',
        'شاطئ لندن: ساحل من الحصى ورصيف بحري وقصر ملكي بقباب هندية، وعلى بعد ساعة بالقطار من العاصمة. نابضة صيفًا ولطيفة طوال العام.',
      ),
      living: text(
        'A fifth cheaper than London: £950–1,050 a month with homestay. Sea-view rooms cost more and are windier.',
        'أرخص من لندن بالخُمس: من 950 إلى 1050 جنيهًا شهريًا مع السكن العائلي. الغرف المطلة على البحر أغلى وأكثر ريحًا.',
      ),
      transport: text(
        'Most students walk. Buses run through the night along the coast, and weekly student tickets cover Hove and the universities.',
        'معظم الطلاب يمشون. تسير الحافلات ليلًا على امتداد الساحل، وتغطي تذكرة الطالب الأسبوعية هوف والجامعات.',
      ),
      food: text(
        'Vegetarian capital of the south, with halal grills around London Road and Western Road and fresh fish by the arches.',
        'عاصمة الطعام النباتي في الجنوب، وفيها مشاوٍ حلال حول شارعي لندن ووسترن وسمك طازج عند الأقواس.',
      ),
      prayer: text(
        'The Al-Medinah Mosque in Bedford Place and the Al-Quds Mosque in Dyke Road both hold Friday prayer close to the centre.',
        'مسجد المدينة في بدفورد بليس ومسجد القدس في شارع دايك تقام فيهما الجمعة قرب وسط المدينة.',
      ),
      prices: { lessons: 255, homestay: 205, residence: 260, sharedFlat: 225, studio: 340 },
      airports: [
        { code: 'LGW', name: gatwick, arrival: 75, both: 140 },
        { code: 'LHR', name: heathrow, arrival: 125, both: 235 },
      ],
      quarters: ['Hove', 'Kemptown', 'North Laine', 'Seven Dials'],
    },
    {
      slug: 'manchester',
      name: text('Manchester', 'مانشستر'),
      state: england,
      population: 551900,
      latitude: 53.4808,
      longitude: -2.2426,
      summary: text(
        'Red-brick mills turned into labs and studios, two famous football clubs and a hundred thousand students. Northern warmth at northern prices.',
        'مصانع من الطوب الأحمر صارت مختبرات واستوديوهات، وناديا كرة ذائعا الصيت، ومئة ألف طالب. دفء أهل الشمال وأسعاره.',
      ),
      living: text(
        'About £850 a month covers a shared flat, food and trams, roughly two thirds of what London takes.',
        'نحو 850 جنيهًا في الشهر تغطي شقة مشتركة والطعام والترام، أي قرابة ثلثي ما تأخذه لندن.',
      ),
      transport: text(
        'Yellow trams fan out from the centre, a free bus circles it, and the airport has its own railway station.',
        'الترام الأصفر ينطلق من المركز، وحافلة مجانية تدور حوله، وللمطار محطة قطار خاصة به.',
      ),
      food: text(
        'The Curry Mile in Rusholme is half a mile of Pakistani, Afghan, Syrian and Yemeni restaurants, nearly all halal.',
        'ميل الكاري في رشولم نصف ميل من المطاعم الباكستانية والأفغانية والسورية واليمنية، وكلها تقريبًا حلال.',
      ),
      prayer: text(
        'Didsbury Mosque, in a former church, and Manchester Central Mosque in Victoria Park are both on direct bus routes from the universities.',
        'مسجد ديدزبري القائم في كنيسة سابقة، ومسجد مانشستر المركزي في فيكتوريا بارك، تصلهما الحافلات مباشرة من الجامعات.',
      ),
      prices: { lessons: 235, homestay: 185, residence: 220, sharedFlat: 190, studio: 290 },
      airports: [{ code: 'MAN', name: text('Manchester Airport', 'مطار مانشستر'), arrival: 50, both: 95 }],
      quarters: ['Northern Quarter', 'Didsbury', 'Castlefield', 'Ancoats'],
    },
    {
      slug: 'edinburgh',
      arabicSlug: 'إدنبرة',
      name: text('Edinburgh', 'إدنبرة'),
      state: text('Scotland', 'اسكتلندا'),
      population: 512700,
      latitude: 55.9533,
      longitude: -3.1883,
      summary: text(
        'A castle on a volcano, a medieval Old Town facing a Georgian New Town, and festivals that fill every August. Clear speech and open hills.',
        'قلعة فوق بركان خامد، وبلدة قديمة من العصور الوسطى تقابل أخرى جورجية، ومهرجانات تملأ شهر أغسطس. نطق واضح وتلال مفتوحة.',
      ),
      living: text(
        'Budget £950 a month, more in August when visitors double the rents. Museums and galleries ask for nothing.',
        'خصص 950 جنيهًا في الشهر، وأكثر في أغسطس حين يضاعف الزوار الإيجارات. أما المتاحف والمعارض فمجانية.',
      ),
      transport: text(
        'Frequent city buses with one flat fare, and a tram from the airport through Princes Street to Leith.',
        'حافلات كثيرة بأجرة واحدة، وترام من المطار إلى ليث مرورًا بشارع الأمراء.',
      ),
      food: text(
        'Nicolson Street and Leith Walk have the halal kitchens; the mosque’s own canteen serves generous plates of curry to all comers.',
        'المطابخ الحلال في شارعي نيكلسون وليث ووك، ومطعم المسجد نفسه يقدم أطباق كاري سخية لكل قادم.',
      ),
      prayer: text(
        'Edinburgh Central Mosque is beside the university at Potterrow, five minutes from most classrooms in the Old Town.',
        'مسجد إدنبرة المركزي إلى جوار الجامعة في بوترو، على بعد خمس دقائق من معظم صفوف البلدة القديمة.',
      ),
      prices: { lessons: 250, homestay: 200, residence: 245, sharedFlat: 215, studio: 330 },
      airports: [{ code: 'EDI', name: text('Edinburgh Airport', 'مطار إدنبرة'), arrival: 45, both: 85 }],
      quarters: ['New Town', 'Marchmont', 'Stockbridge', 'Leith'],
    },
    {
      slug: 'bournemouth',
      name: text('Bournemouth', 'بورنموث'),
      state: england,
      population: 196500,
      latitude: 50.7192,
      longitude: -1.8808,
      summary: text(
        'Eleven kilometres of sand, pine-scented gardens down to the pier and some of the sunniest weather in England. A long favourite of Gulf students and families.',
        'أحد عشر كيلومترًا من الرمال، وحدائق صنوبر تنحدر إلى الرصيف، ومن أكثر أجواء إنجلترا شمسًا. ألفها طلاب الخليج وأسرهم منذ زمن.',
      ),
      living: text(
        'Homestays are plentiful and fair: £850–950 a month for everything but lessons.',
        'السكن العائلي وفير ومعقول: من 850 إلى 950 جنيهًا شهريًا لكل شيء سوى الدروس.',
      ),
      transport: text(
        'Yellow and blue buses every few minutes to the schools in Winton and Westbourne; London is two hours by train.',
        'حافلات كل بضع دقائق إلى مدارس وينتون ووستبورن، ولندن على بعد ساعتين بالقطار.',
      ),
      food: text(
        'Charminster Road is a parade of Turkish, Lebanese and Persian kitchens with halal grocers between them.',
        'شارع تشارمنستر صف من المطابخ التركية واللبنانية والإيرانية تتخللها بقالات حلال.',
      ),
      prayer: text(
        'Bournemouth Islamic Centre and Central Mosque on St Stephen’s Road is a short walk from the town square.',
        'مركز بورنموث الإسلامي ومسجدها المركزي في شارع سانت ستيفن، على مسيرة قصيرة من ساحة المدينة.',
      ),
      prices: { lessons: 230, homestay: 180, residence: 225, sharedFlat: 195, studio: 290 },
      airports: [
        { code: 'BOH', name: text('Bournemouth Airport', 'مطار بورنموث'), arrival: 40, both: 75 },
        { code: 'LHR', name: heathrow, arrival: 145, both: 275 },
      ],
      quarters: ['Westbourne', 'Winton', 'Boscombe', 'East Cliff'],
    },
    {
      slug: 'bristol',
      name: text('Bristol', 'بريستول'),
      state: england,
      population: 472400,
      latitude: 51.4545,
      longitude: -2.5879,
      summary: text(
        'A harbour city of street art, a suspension bridge and aerospace engineers. Creative, hilly and independent-minded.',
        'مدينة ميناء فيها فن الشارع وجسر معلق ومهندسو طيران. مبدعة كثيرة التلال مستقلة الرأي.',
      ),
      living: text(
        'Count on £900 a month; Bedminster and Fishponds are kinder on the purse than Clifton.',
        'احسب 900 جنيه في الشهر، وبدمنستر وفيشبوندز أرفق بالجيب من كليفتون.',
      ),
      transport: text(
        'Buses, a harbour ferry that commuters really use, and cycle paths as far as Bath. London is ninety minutes by rail.',
        'حافلات وعبّارة في الميناء يركبها الموظفون حقًا، ومسارات دراجات حتى مدينة باث. ولندن على بعد تسعين دقيقة بالقطار.',
      ),
      food: text(
        'Stapleton Road in Easton is Somali, Pakistani and Jamaican; St Nicholas Market feeds the centre at lunchtime with several halal stalls.',
        'شارع ستابلتون في إيستون صومالي وباكستاني وجامايكي، وسوق سانت نيكولاس يطعم وسط المدينة ظهرًا وفيه أكشاك حلال عدة.',
      ),
      prayer: text(
        'The domed Jamia Mosque in Totterdown is the oldest in the South West; Easton has several more within walking distance of one another.',
        'مسجد الجامعة ذو القبة في توتردون أقدم مساجد الجنوب الغربي، وفي إيستون مساجد أخرى متقاربة.',
      ),
      prices: { lessons: 240, homestay: 190, residence: 235, sharedFlat: 205, studio: 310 },
      airports: [{ code: 'BRS', name: text('Bristol Airport', 'مطار بريستول'), arrival: 45, both: 85 }],
      quarters: ['Clifton', 'Redland', 'Harbourside', 'Southville'],
    },
  ],
}
