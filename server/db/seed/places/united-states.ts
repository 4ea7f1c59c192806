import { text } from '../text'
import type { PlaceFacts } from './place-facts'

const california = text('California', 'كاليفورنيا')

export const unitedStates: PlaceFacts = {
  country: {
    code: 'US',
    url: text('united-states', 'united-states'),
    name: text('United States', 'الولايات المتحدة'),
    currency: 'USD',
    visa: text(
      'Eighteen hours a week or more means an F-1 visa: the school issues an I-20, you pay the SEVIS fee and visit the embassy. Start two to three months ahead.',
      'ثماني عشرة ساعة أسبوعيًا فأكثر تعني تأشيرة F-1: يصدر المعهد نموذج I-20 وتدفع رسم سيفيس وتزور السفارة. ابدأ قبل شهرين أو ثلاثة.',
    ),
    shortStayWeeks: 0,
    safety: text(
      'Safety differs from one street to the next, so ask the school about your route home. Health insurance is not optional here. Emergency number 911.',
      'يختلف الأمان من شارع إلى آخر، فاسأل المعهد عن طريق عودتك. والتأمين الصحي هنا ليس خيارًا. رقم الطوارئ 911.',
    ),
    climate: text(
      'A continent of climates: snow in Boston and Chicago, palm trees in Miami and San Diego in the same week.',
      'قارة من المناخات: ثلج في بوسطن وشيكاغو ونخيل في ميامي وسان دييغو في الأسبوع نفسه.',
    ),
  },
  schoolCurrency: 'USD',
  cities: [
    {
      slug: 'new-york',
      arabicSlug: 'نيويورك',
      name: text('New York', 'نيويورك'),
      state: text('New York', 'ولاية نيويورك'),
      population: 8804190,
      latitude: 40.7128,
      longitude: -74.006,
      summary: text(
        'Five boroughs, two hundred languages and a skyline that makes everyone look up once. You will speak faster when you leave.',
        'خمسة أحياء كبرى ومئتا لغة وأفق يرفع الجميع إليه رؤوسهم مرة على الأقل. ستخرج منها أسرع كلامًا.',
      ),
      living: text(
        'Manhattan is beyond most budgets; rooms in Queens or Jersey City bring the month to about $2,000.',
        'مانهاتن فوق معظم الميزانيات، والغرف في كوينز أو جيرسي سيتي تجعل الشهر نحو 2000 دولار.',
      ),
      transport: text(
        'The subway runs all night and caps what you pay in a week when you tap the same card.',
        'المترو يعمل طوال الليل، وما تدفعه في الأسبوع له سقف إذا استعملت البطاقة نفسها.',
      ),
      food: text(
        'Halal carts on every other corner, Yemeni coffee in Brooklyn, Egyptian grills on Steinway Street in Astoria.',
        'عربات الحلال عند كل زاوية تقريبًا، وقهوة يمنية في بروكلين، ومشاوٍ مصرية في شارع ستاينواي بأستوريا.',
      ),
      prayer: text(
        'The Islamic Cultural Center on East 96th Street is the largest in Manhattan; midtown offices and campuses have many small musallas.',
        'المركز الثقافي الإسلامي في الشارع 96 شرقًا أكبر مساجد مانهاتن، وفي مكاتب وسط المدينة والجامعات مصليات صغيرة كثيرة.',
      ),
      prices: { lessons: 430, homestay: 390, residence: 495, sharedFlat: 420, studio: 690 },
      airports: [
        { code: 'JFK', name: text('John F. Kennedy International', 'مطار جون كينيدي الدولي'), arrival: 140, both: 265 },
        { code: 'EWR', name: text('Newark Liberty International', 'مطار نيوآرك ليبرتي الدولي'), arrival: 150, both: 285 },
      ],
      quarters: ['Midtown', 'Chelsea', 'Long Island City', 'Morningside Heights'],
    },
    {
      slug: 'boston',
      name: text('Boston', 'بوسطن'),
      state: text('Massachusetts', 'ماساتشوستس'),
      population: 675647,
      latitude: 42.3601,
      longitude: -71.0589,
      summary: text(
        'Brick squares, a river of rowers and more universities than anywhere of its size. The natural place for a pathway or an exam class.',
        'ميادين من الطوب ونهر من المجدفين وجامعات لا تضاهيها مدينة بحجمها. المكان الطبيعي لبرامج التأهيل ودورات الاختبارات.',
      ),
      living: text(
        'Allow $1,800 a month; leases turn over on the first of September, so arrive before or well after.',
        'خصص 1800 دولار في الشهر، وعقود الإيجار تتجدد في أول سبتمبر فتعال قبله أو بعده بمدة.',
      ),
      transport: text(
        'The oldest subway in America, called the T, has student monthly passes; the rest is walkable.',
        'أقدم مترو في أمريكا، ويسمونه T، له اشتراك شهري للطلاب، وما بقي يُقطع مشيًا.',
      ),
      food: text(
        'Cambridge and Allston do Moroccan, Lebanese and Bangladeshi food; many chicken shops near the campuses are halal.',
        'في كامبريدج وأولستون مطابخ مغربية ولبنانية وبنغلاديشية، وكثير من مطاعم الدجاج قرب الجامعات حلال.',
      ),
      prayer: text(
        'The Islamic Society of Boston Cultural Center in Roxbury is beside a subway station; the older mosque is in Cambridge.',
        'مركز جمعية بوسطن الإسلامية الثقافي في روكسبري ملاصق لمحطة المترو، والمسجد الأقدم في كامبريدج.',
      ),
      prices: { lessons: 415, homestay: 360, residence: 450, sharedFlat: 390, studio: 610 },
      airports: [{ code: 'BOS', name: text('Boston Logan International', 'مطار لوغان الدولي في بوسطن'), arrival: 95, both: 180 }],
      quarters: ['Back Bay', 'Fenway', 'Allston', 'South End'],
    },
    {
      slug: 'san-diego',
      name: text('San Diego', 'سان دييغو'),
      state: california,
      population: 1386932,
      latitude: 32.7157,
      longitude: -117.1611,
      summary: text(
        'Surf before class, Balboa Park after it, and weather that hardly changes. Relaxed, sunny and a few minutes from Mexico.',
        'أمواج قبل الدرس وحديقة بالبوا بعده وطقس لا يكاد يتغير. مشمسة مسترخية على بعد دقائق من المكسيك.',
      ),
      living: text(
        'Expect $1,650 a month; beach suburbs cost more than North Park or Clairemont.',
        'توقع 1650 دولارًا في الشهر، وضواحي الشاطئ أغلى من نورث بارك وكليرمونت.',
      ),
      transport: text(
        'Red trolleys reach the university, the border and the stadiums; for beaches a bus pass or a bicycle helps.',
        'الترام الأحمر يصل الجامعة والحدود والملاعب، وللشواطئ تنفعك بطاقة الحافلة أو الدراجة.',
      ),
      food: text(
        'Fish tacos by the water, and Iraqi, Afghan and Somali halal kitchens in El Cajon and City Heights.',
        'تاكو السمك قرب الماء، ومطابخ عراقية وأفغانية وصومالية حلال في إل كاهون وسيتي هايتس.',
      ),
      prayer: text(
        'The Islamic Center of San Diego in Clairemont holds all five prayers and runs a busy Friday.',
        'المركز الإسلامي في سان دييغو بحي كليرمونت تقام فيه الصلوات الخمس وجمعته مكتظة.',
      ),
      prices: { lessons: 395, homestay: 330, residence: 420, sharedFlat: 350, studio: 560 },
      airports: [{ code: 'SAN', name: text('San Diego International', 'مطار سان دييغو الدولي'), arrival: 70, both: 130 }],
      quarters: ['Pacific Beach', 'Gaslamp Quarter', 'La Jolla', 'Hillcrest'],
    },
    {
      slug: 'los-angeles',
      name: text('Los Angeles', 'لوس أنجلوس'),
      state: california,
      population: 3898747,
      latitude: 34.0522,
      longitude: -118.2437,
      summary: text(
        'Film lots, beaches and mountains tied together by freeways. Choose your quarter well and the city becomes a village.',
        'استوديوهات أفلام وشواطئ وجبال تربطها الطرق السريعة. أحسن اختيار حيّك تصبح المدينة قرية.',
      ),
      living: text(
        'About $1,800 a month; living near the school matters more than living near the sea.',
        'نحو 1800 دولار في الشهر، والسكن قرب المعهد أهم من السكن قرب البحر.',
      ),
      transport: text(
        'The Metro now links downtown with Santa Monica and the airport; TAP cards have a daily cap.',
        'المترو يصل وسط المدينة بسانتا مونيكا والمطار، ولبطاقة تاب سقف يومي.',
      ),
      food: text(
        'Persian restaurants fill Westwood, Bangladeshi and Indian ones Vermont Avenue, and halal burgers are a local speciality.',
        'المطاعم الإيرانية تملأ وستوود، والبنغلاديشية والهندية شارع فيرمونت، والبرغر الحلال من اختصاص المدينة.',
      ),
      prayer: text(
        'The King Fahad Mosque in Culver City and the Islamic Center of Southern California on Vermont Avenue are the best known.',
        'مسجد الملك فهد في كولفر سيتي والمركز الإسلامي لجنوب كاليفورنيا في شارع فيرمونت أشهر المساجد.',
      ),
      prices: { lessons: 400, homestay: 345, residence: 450, sharedFlat: 375, studio: 600 },
      airports: [{ code: 'LAX', name: text('Los Angeles International', 'مطار لوس أنجلوس الدولي'), arrival: 100, both: 190 }],
      quarters: ['Westwood', 'Santa Monica', 'Hollywood', 'Pasadena'],
    },
    {
      slug: 'chicago',
      name: text('Chicago', 'شيكاغو'),
      state: text('Illinois', 'إلينوي'),
      population: 2746388,
      latitude: 41.8781,
      longitude: -87.6298,
      summary: text(
        'The city that invented the skyscraper and set it on a lake as wide as a sea. Clear Midwestern English, great architecture, cold January.',
        'المدينة التي ابتكرت ناطحة السحاب وأقامتها على بحيرة باتساع البحر. إنجليزية واضحة وعمارة عظيمة ويناير بارد.',
      ),
      living: text(
        'Cheaper than either coast: $1,450 a month is enough with a shared flat.',
        'أرخص من الساحلين كليهما: 1450 دولارًا في الشهر تكفي مع شقة مشتركة.',
      ),
      transport: text(
        'Elevated trains, the “L”, circle the Loop and run to both airports, two lines of them all night.',
        'القطارات المعلقة تدور حول اللوب وتصل المطارين، وخطان منها يعملان طوال الليل.',
      ),
      food: text(
        'Devon Avenue is the Indian and Pakistani mile, Bridgeview the Palestinian one; both are full of halal bakeries.',
        'شارع ديفون للمطاعم الهندية والباكستانية، وبريدجفيو للفلسطينية، وكلاهما مليء بالمخابز الحلال.',
      ),
      prayer: text(
        'The Downtown Islamic Center on State Street serves students of the Loop; the Mosque Foundation is in Bridgeview.',
        'المركز الإسلامي في شارع ستيت يخدم طلاب وسط المدينة، ومؤسسة المسجد في بريدجفيو.',
      ),
      prices: { lessons: 375, homestay: 310, residence: 390, sharedFlat: 320, studio: 510 },
      airports: [{ code: 'ORD', name: text('Chicago O’Hare International', 'مطار أوهير الدولي في شيكاغو'), arrival: 85, both: 160 }],
      quarters: ['The Loop', 'Lincoln Park', 'Hyde Park', 'River North'],
    },
    {
      slug: 'miami',
      name: text('Miami', 'ميامي'),
      state: text('Florida', 'فلوريدا'),
      population: 442241,
      latitude: 25.7617,
      longitude: -80.1918,
      summary: text(
        'Pastel Art Deco on a warm ocean, and English spoken with a Cuban rhythm. Winter is the high season and the best one.',
        'مبانٍ بألوان الباستيل على محيط دافئ، وإنجليزية بإيقاع كوبي. الشتاء موسمها الأول وأجملها.',
      ),
      living: text(
        'Around $1,600 a month inland, $2,000 on the beach side from December to April.',
        'نحو 1600 دولار في الشهر بعيدًا عن الشاطئ، و2000 دولار على جانبه من ديسمبر إلى أبريل.',
      ),
      transport: text(
        'A free Metromover loops downtown; Metrorail and buses take over from there, and a trolley costs nothing in Coral Gables.',
        'قطار مجاني يدور في وسط المدينة، ثم المترو والحافلات، وفي كورال غيبلز عربة ركاب بلا أجرة.',
      ),
      food: text(
        'Latin grills everywhere; look for halal at Turkish and Pakistani places in Coral Way and North Miami.',
        'المشاوي اللاتينية في كل مكان، وتجد الحلال في المطاعم التركية والباكستانية في كورال واي وشمال ميامي.',
      ),
      prayer: text(
        'The mosque in Miami Gardens is the largest; smaller masjids serve downtown and Kendall.',
        'مسجد ميامي غاردنز أكبرها، وتخدم مساجد أصغر وسط المدينة وكيندال.',
      ),
      prices: { lessons: 370, homestay: 320, residence: 400, sharedFlat: 340, studio: 540 },
      airports: [{ code: 'MIA', name: text('Miami International', 'مطار ميامي الدولي'), arrival: 75, both: 140 }],
      quarters: ['Brickell', 'South Beach', 'Coral Gables', 'Wynwood'],
    },
  ],
}
