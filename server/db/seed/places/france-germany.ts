import { text } from '../text'
import type { PlaceFacts } from './place-facts'

export const france: PlaceFacts = {
  country: {
    code: 'FR',
    url: text('france', 'فرنسا'),
    name: text('France', 'فرنسا'),
    currency: 'EUR',
    visa: text(
      'A Schengen visa for courses up to 90 days; a long-stay student visa through Campus France for more.',
      'تأشيرة شنغن للدورات حتى تسعين يومًا، وتأشيرة طالب طويلة عن طريق كامبوس فرانس لما زاد.',
    ),
    shortStayWeeks: 12,
    safety: text(
      'Watch your bag on the metro and at monuments; otherwise relaxed. Emergency number 112.',
      'انتبه لحقيبتك في المترو وعند المعالم، وما عدا ذلك فمطمئن. رقم الطوارئ 112.',
    ),
    climate: text('Paris and Lyon have real winters; Nice has lemons in February.', 'لباريس وليون شتاء حقيقي، وفي نيس ليمون في فبراير.'),
  },
  schoolCurrency: 'EUR',
  cities: [
    {
      slug: 'paris',
      arabicSlug: 'باريس',
      name: text('Paris', 'باريس'),
      state: text('Île-de-France', 'إيل دو فرانس'),
      population: 2133111,
      latitude: 48.8566,
      longitude: 2.3522,
      summary: text(
        'Learn the language where it is argued over. Museums free for many under 26, a bookshop on every street and the tower at the end of the view.',
        'تعلّم اللغة حيث يُتجادل فيها. متاحف مجانية لكثير ممن دون السادسة والعشرين ومكتبة في كل شارع والبرج في آخر المشهد.',
      ),
      living: text(
        '€1,350 a month, with a university canteen meal at under €4 where you qualify.',
        'نحو 1350 يورو في الشهر، ووجبة المطعم الجامعي بأقل من أربعة يورو لمن يستحقها.',
      ),
      transport: text(
        'Métro, RER, trams and the Navigo pass, with a student rate for the year.',
        'المترو والقطار الإقليمي والترام وبطاقة نافيغو، ولها سعر سنوي للطلاب.',
      ),
      food: text(
        'Belleville, Barbès and the 13th feed the budget; halal couscous houses and Lebanese grills are in every arrondissement.',
        'بلفيل وباربيس والدائرة الثالثة عشرة أرفق بالميزانية، ومطاعم الكسكس الحلال والمشاوي اللبنانية في كل دائرة.',
      ),
      prayer: text(
        'The Grande Mosquée in the 5th, with its tea garden and minaret, is a short walk from the Latin Quarter.',
        'مسجد باريس الكبير في الدائرة الخامسة بحديقة الشاي ومئذنته، على مسيرة قصيرة من الحي اللاتيني.',
      ),
      prices: { lessons: 270, homestay: 285, residence: 330, sharedFlat: 290, studio: 440 },
      airports: [
        { code: 'CDG', name: text('Paris Charles de Gaulle', 'مطار شارل ديغول في باريس'), arrival: 95, both: 180 },
        { code: 'ORY', name: text('Paris Orly', 'مطار أورلي في باريس'), arrival: 80, both: 150 },
      ],
      quarters: ['Latin Quarter', 'Montparnasse', 'Bastille', 'Batignolles'],
    },
    {
      slug: 'nice',
      name: text('Nice', 'نيس'),
      state: text('Provence-Alpes-Côte d’Azur', 'بروفانس ألب كوت دازور'),
      population: 348085,
      latitude: 43.7102,
      longitude: 7.262,
      summary: text(
        'A blue bay, a promenade laid for walking and Italian shutters. Lessons in the morning, the sea at half past one.',
        'خليج أزرق ومتنزه أُعد للمشي ونوافذ إيطالية. دروس صباحًا والبحر عند الواحدة والنصف.',
      ),
      living: text('About €1,050 a month outside July and August.', 'نحو 1050 يورو في الشهر في غير يوليو وأغسطس.'),
      transport: text(
        'Three tram lines, one of them to the airport, and coast trains to Monaco and Cannes.',
        'ثلاثة خطوط ترام أحدها إلى المطار، وقطارات ساحلية إلى موناكو وكان.',
      ),
      food: text(
        'Socca and fresh pasta in the old town; Tunisian and Moroccan halal places north of the station.',
        'فطائر الحمص والمعكرونة الطازجة في البلدة القديمة، ومطاعم تونسية ومغربية حلال شمال المحطة.',
      ),
      prayer: text(
        'The En-Nour Mosque serves the west of the city; prayer rooms are near the station.',
        'مسجد النور يخدم غرب المدينة، وقرب المحطة مصليات.',
      ),
      prices: { lessons: 240, homestay: 245, residence: 280, sharedFlat: 230, studio: 370 },
      airports: [{ code: 'NCE', name: text('Nice Côte d’Azur', 'مطار نيس كوت دازور'), arrival: 45, both: 85 }],
      quarters: ['Cimiez', 'Carré d’Or', 'Riquier'],
    },
    {
      slug: 'lyon',
      name: text('Lyon', 'ليون'),
      state: text('Auvergne-Rhône-Alpes', 'أوفرن رون ألب'),
      population: 522250,
      latitude: 45.764,
      longitude: 4.8357,
      summary: text(
        'Two rivers, Roman theatres, secret passages and the table France calls its capital. A student city that tourists have not found yet.',
        'نهران ومسارح رومانية وممرات سرية ومائدة تسميها فرنسا عاصمتها. مدينة طلاب لم يكتشفها السياح بعد.',
      ),
      living: text('€950 a month lives comfortably in Croix-Rousse or Guillotière.', 'تكفي 950 يورو لشهر مريح في كروا روس أو غيوتيير.'),
      transport: text(
        'Four metro lines, trams, a cable railway up to Fourvière; Paris is two hours by TGV.',
        'أربعة خطوط مترو وترام وقطار معلق إلى فورفيير، وباريس على بعد ساعتين بالقطار السريع.',
      ),
      food: text(
        'Markets along the Saône and, in Guillotière, halal butchers and Maghrebi pastry.',
        'أسواق على ضفة السون، وفي غيوتيير جزارون حلال وحلويات مغاربية.',
      ),
      prayer: text(
        'The Great Mosque of Lyon, opened in 1994, stands in the 8th arrondissement.',
        'مسجد ليون الكبير، المفتتح عام 1994، في الدائرة الثامنة.',
      ),
      prices: { lessons: 225, homestay: 225, residence: 250, sharedFlat: 205, studio: 330 },
      airports: [{ code: 'LYS', name: text('Lyon–Saint-Exupéry', 'مطار ليون سانت إكزوبيري'), arrival: 65, both: 120 }],
      quarters: ['Croix-Rousse', 'Presqu’île', 'Part-Dieu'],
    },
  ],
}

export const germany: PlaceFacts = {
  country: {
    code: 'DE',
    url: text('germany', 'ألمانيا'),
    name: text('Germany', 'ألمانيا'),
    currency: 'EUR',
    visa: text(
      'Schengen for up to 90 days; a language-course or study visa with a blocked account for longer. Appointments in Riyadh and Jeddah fill early.',
      'شنغن حتى تسعين يومًا، وتأشيرة دورة لغة أو دراسة مع حساب مغلق لما زاد. ومواعيد الرياض وجدة تمتلئ مبكرًا.',
    ),
    shortStayWeeks: 12,
    safety: text(
      'Orderly and safe; validate your ticket before boarding. Emergency number 112.',
      'منظمة آمنة، واختم تذكرتك قبل الركوب. رقم الطوارئ 112.',
    ),
    climate: text(
      'Warm summers around 25 °C, winters near freezing, snow in the south.',
      'صيف دافئ حول 25 درجة، وشتاء قريب من الصفر، وثلج في الجنوب.',
    ),
  },
  schoolCurrency: 'EUR',
  cities: [
    {
      slug: 'berlin',
      arabicSlug: 'برلين',
      name: text('Berlin', 'برلين'),
      state: text('Berlin', 'ولاية برلين'),
      population: 3755251,
      latitude: 52.52,
      longitude: 13.405,
      summary: text(
        'Lakes inside the city, history on the pavement and start-ups in the courtyards. The German capital of second chances.',
        'بحيرات داخل المدينة وتاريخ على الأرصفة وشركات ناشئة في الأفنية. عاصمة ألمانيا التي تمنح فرصة ثانية.',
      ),
      living: text(
        'About €1,100 a month if you find a room early; food is cheap for a capital.',
        'نحو 1100 يورو في الشهر إن وجدت غرفة مبكرًا، والطعام رخيص قياسًا بعاصمة.',
      ),
      transport: text(
        'U-Bahn, S-Bahn, trams and buses day and night; the Deutschlandticket covers the whole country’s local trains.',
        'مترو وقطار حضري وترام وحافلات ليلًا ونهارًا، وتذكرة ألمانيا تغطي القطارات المحلية في البلاد كلها.',
      ),
      food: text(
        'Sonnenallee in Neukölln is the Arab street, Kottbusser Tor the Turkish one; halal is easier than parking.',
        'شارع زونن آليه في نويكولن هو شارع العرب، وكوتبوسر تور للأتراك، والحلال أيسر من موقف السيارة.',
      ),
      prayer: text(
        'The Şehitlik Mosque at Columbiadamm is open to all; Neukölln and Wedding have many more.',
        'مسجد الشهداء في كولومبيادام مفتوح للجميع، وفي نويكولن وفيدينغ مساجد كثيرة.',
      ),
      prices: { lessons: 230, homestay: 230, residence: 250, sharedFlat: 225, studio: 360 },
      airports: [{ code: 'BER', name: text('Berlin Brandenburg', 'مطار برلين براندنبورغ'), arrival: 70, both: 130 }],
      quarters: ['Mitte', 'Kreuzberg', 'Prenzlauer Berg', 'Charlottenburg'],
    },
    {
      slug: 'munich',
      arabicSlug: 'ميونخ',
      name: text('Munich', 'ميونخ'),
      state: text('Bavaria', 'بافاريا'),
      population: 1512491,
      latitude: 48.1351,
      longitude: 11.582,
      summary: text(
        'Alps on the horizon, surfers on the river and the richest labour market in Germany. Familiar to many Gulf families.',
        'الألب في الأفق وراكبو أمواج على النهر وأغنى سوق عمل في ألمانيا. تعرفها أسر خليجية كثيرة.',
      ),
      living: text('The dearest city in Germany: €1,350 a month.', 'أغلى مدن ألمانيا: 1350 يورو في الشهر.'),
      transport: text(
        'A clean U-Bahn, S-Bahn to the lakes and the airport, and bicycle roads in between.',
        'مترو نظيف وقطار حضري إلى البحيرات والمطار وطرق للدراجات بينهما.',
      ),
      food: text(
        'Goethestraße and Landwehrstraße by the main station are lined with Arab, Turkish and Afghan halal kitchens.',
        'شارعا غوته ولاندفير عند المحطة الرئيسة تصطف فيهما مطابخ عربية وتركية وأفغانية حلال.',
      ),
      prayer: text(
        'Prayer rooms are around the main station; the Freimann mosque in the north is the city’s oldest.',
        'المصليات حول المحطة الرئيسة، ومسجد فرايمان في الشمال أقدم مساجد المدينة.',
      ),
      prices: { lessons: 255, homestay: 265, residence: 295, sharedFlat: 265, studio: 430 },
      airports: [{ code: 'MUC', name: text('Munich Airport', 'مطار ميونخ'), arrival: 90, both: 170 }],
      quarters: ['Schwabing', 'Maxvorstadt', 'Haidhausen'],
    },
    {
      slug: 'hamburg',
      name: text('Hamburg', 'هامبورغ'),
      state: text('Hamburg', 'ولاية هامبورغ'),
      population: 1892122,
      latitude: 53.5511,
      longitude: 9.9937,
      summary: text(
        'A port of red-brick warehouses and more bridges than Venice, with the clearest High German you will hear.',
        'ميناء من مخازن الطوب الأحمر وجسور أكثر من البندقية، وأوضح ألمانية فصيحة ستسمعها.',
      ),
      living: text(
        '€1,100 a month; Wilhelmsburg and Barmbek are kinder than the Alster.',
        'نحو 1100 يورو في الشهر، وفيلهلمسبورغ وبارمبك أرفق من جوار الألستر.',
      ),
      transport: text('U-Bahn, S-Bahn and harbour ferries on the same ticket.', 'المترو والقطار الحضري وعبّارات الميناء بتذكرة واحدة.'),
      food: text(
        'Steindamm in St. Georg is the halal street: Afghan bread, Syrian sweets, Turkish grills.',
        'شارع شتايندام في سانت غيورغ شارع الحلال: خبز أفغاني وحلويات سورية ومشاوٍ تركية.',
      ),
      prayer: text(
        'The Centrum-Moschee in St. Georg, with two painted minarets, is five minutes from the main station.',
        'مسجد المركز في سانت غيورغ بمئذنتيه الملونتين على خمس دقائق من المحطة الرئيسة.',
      ),
      prices: { lessons: 225, homestay: 235, residence: 255, sharedFlat: 225, studio: 365 },
      airports: [{ code: 'HAM', name: text('Hamburg Airport', 'مطار هامبورغ'), arrival: 60, both: 110 }],
      quarters: ['Altona', 'Eimsbüttel', 'HafenCity'],
    },
  ],
}
