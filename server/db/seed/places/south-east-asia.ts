import { text } from '../text'
import type { PlaceFacts } from './place-facts'

export const malaysia: PlaceFacts = {
  country: {
    code: 'MY',
    url: text('malaysia', 'ماليزيا'),
    name: text('Malaysia', 'ماليزيا'),
    currency: 'MYR',
    visa: text(
      'Saudi visitors enter without a visa for up to 90 days. Longer study goes through Education Malaysia, which issues the student pass; allow six weeks.',
      'يدخل السعوديون بلا تأشيرة حتى تسعين يومًا. أما الدراسة الأطول فتمر بهيئة التعليم الماليزية التي تصدر بطاقة الطالب، وخصص لها ستة أسابيع.',
    ),
    shortStayWeeks: null,
    safety: text(
      'Gentle and family-minded; watch for bag-snatching from motorcycles. Emergency number 999.',
      'لطيفة تحب الأسر، وانتبه لخطف الحقائب من الدراجات النارية. رقم الطوارئ 999.',
    ),
    climate: text(
      'Warm and wet all year, about 31 °C, with a storm most afternoons.',
      'دافئ رطب طوال العام، نحو 31 درجة، مع عاصفة مطرية في أكثر ساعات العصر.',
    ),
  },
  schoolCurrency: 'MYR',
  cities: [
    {
      slug: 'kuala-lumpur',
      arabicSlug: 'كوالالمبور',
      name: text('Kuala Lumpur', 'كوالالمبور'),
      state: text('Federal Territory of Kuala Lumpur', 'إقليم كوالالمبور الاتحادي'),
      population: 1982112,
      latitude: 3.139,
      longitude: 101.6869,
      summary: text(
        'Twin towers, street kitchens and three great cultures in one queue. English at an honest price in a country where halal is the rule.',
        'برجان توأمان ومطابخ شارع وثلاث ثقافات عريقة في طابور واحد. إنجليزية بسعر منصف في بلد الحلال فيه هو الأصل.',
      ),
      living: text(
        'RM 2,500 a month pays for a condominium room with a pool, food and trains.',
        'تكفي 2500 رنغيت في الشهر لغرفة في مجمع فيه مسبح مع الطعام والقطارات.',
      ),
      transport: text(
        'LRT, MRT, monorail and a monthly pass for all of them; ride apps are cheap enough for groceries.',
        'قطارات خفيفة ومترو وقطار معلق واشتراك شهري لها جميعًا، وتطبيقات التوصيل رخيصة.',
      ),
      food: text(
        'Everything from nasi lemak at dawn to Yemeni mandi in Bukit Bintang; non-halal places say so.',
        'كل شيء من الأرز بحليب جوز الهند فجرًا إلى المندي اليمني في بوكيت بينتانغ، وما ليس حلالًا يُعلن عنه.',
      ),
      prayer: text(
        'Masjid Negara and the old Masjid Jamek are in the centre; every mall, station and school has a surau.',
        'المسجد الوطني ومسجد جامك القديم في المركز، وفي كل مجمع ومحطة ومعهد مصلى.',
      ),
      prices: { lessons: 760, homestay: 520, residence: 560, sharedFlat: 430, studio: 820 },
      airports: [{ code: 'KUL', name: text('Kuala Lumpur International', 'مطار كوالالمبور الدولي'), arrival: 140, both: 260 }],
      quarters: ['Bukit Bintang', 'Bangsar', 'Mont Kiara', 'Ampang'],
    },
    {
      slug: 'george-town',
      arabicSlug: 'جورج-تاون',
      name: text('George Town', 'جورج تاون'),
      state: text('Penang', 'بينانغ'),
      population: 794313,
      latitude: 5.4141,
      longitude: 100.3288,
      summary: text(
        'Penang’s old port: shophouses under UNESCO’s care, murals at the corners and the best street food in Asia by popular vote.',
        'ميناء بينانغ القديم: بيوت متاجر ترعاها اليونسكو وجداريات عند الزوايا وأفضل طعام شارع في آسيا بشهادة الناس.',
      ),
      living: text('RM 2,000 a month is plenty, beaches included.', 'ألفا رنغيت في الشهر تكفي وتزيد، والشواطئ ضمنها.'),
      transport: text(
        'A free bus circles the old town; Rapid Penang goes to the beaches, ferries to the mainland.',
        'حافلة مجانية تدور في البلدة القديمة، وحافلات إلى الشواطئ، وعبّارات إلى البر.',
      ),
      food: text(
        'Nasi kandar was born here, in halal Indian-Muslim kitchens open around the clock.',
        'هنا وُلد أرز الكندر في مطابخ مسلمي الهند الحلال التي لا تغلق ليلًا ولا نهارًا.',
      ),
      prayer: text(
        'The Kapitan Keling Mosque, white and domed since the early nineteenth century, is in the middle of the old town.',
        'مسجد كابيتان كيلينغ الأبيض ذو القباب قائم وسط البلدة القديمة منذ مطلع القرن التاسع عشر.',
      ),
      prices: { lessons: 660, homestay: 440, residence: 480, sharedFlat: 360, studio: 690 },
      airports: [{ code: 'PEN', name: text('Penang International', 'مطار بينانغ الدولي'), arrival: 70, both: 130 }],
      quarters: ['Lebuh Chulia', 'Gurney', 'Tanjung Tokong'],
    },
  ],
}

export const singapore: PlaceFacts = {
  country: {
    code: 'SG',
    url: text('singapore', 'singapore'),
    name: text('Singapore', 'سنغافورة'),
    currency: 'SGD',
    visa: text(
      'Check the entry rule for your passport before booking; full-time courses need a Student’s Pass, which the school applies for online.',
      'تحقق من شرط الدخول لجوازك قبل الحجز، والدورات بدوام كامل تحتاج إلى بطاقة طالب يطلبها المعهد إلكترونيًا.',
    ),
    shortStayWeeks: null,
    safety: text(
      'As safe as cities get, by law and by habit. Emergency numbers 999 and 995.',
      'من أأمن المدن قانونًا وعادةً. رقما الطوارئ 999 و995.',
    ),
    climate: text(
      'One season: 31 °C, humid, with short heavy rain and strong air conditioning.',
      'فصل واحد: 31 درجة ورطوبة ومطر قصير غزير وتكييف قوي.',
    ),
  },
  schoolCurrency: 'USD',
  cities: [
    {
      slug: 'singapore',
      arabicSlug: 'سنغافورة',
      name: text('Singapore', 'سنغافورة'),
      state: null,
      population: 6036900,
      latitude: 1.3521,
      longitude: 103.8198,
      summary: text(
        'A garden that is also a port, a bank and a laboratory. English for business by day, Chinese at the next table.',
        'حديقة هي أيضًا ميناء ومصرف ومختبر. إنجليزية الأعمال نهارًا والصينية على المائدة المجاورة.',
      ),
      living: text('Rooms are dear, meals are not: about US$1,700 a month.', 'الغرف غالية والطعام لا: نحو 1700 دولار أمريكي في الشهر.'),
      transport: text(
        'The MRT is punctual to the minute; concession cards halve the fare for full-time students of registered schools.',
        'المترو دقيق إلى الدقيقة، وبطاقات التخفيض تنصّف الأجرة لطلاب المعاهد المسجلة بدوام كامل.',
      ),
      food: text(
        'Look for the green halal certificate at hawker centres; Arab Street and Geylang Serai are whole quarters of it.',
        'ابحث عن شهادة الحلال الخضراء في مراكز الطعام، وشارع العرب وغيلانغ سيراي حيّان كاملان منه.',
      ),
      prayer: text(
        'The golden-domed Sultan Mosque stands in Kampong Glam; over seventy mosques are listed in the city’s prayer app.',
        'مسجد السلطان ذو القبة الذهبية في كامبونغ غلام، وفي تطبيق الصلاة بالمدينة أكثر من سبعين مسجدًا.',
      ),
      prices: { lessons: 335, homestay: 310, residence: 380, sharedFlat: 320, studio: 520 },
      airports: [{ code: 'SIN', name: text('Singapore Changi', 'مطار شانغي في سنغافورة'), arrival: 45, both: 85 }],
      quarters: ['Bugis', 'Tanjong Pagar', 'Novena', 'Clementi'],
    },
  ],
}
