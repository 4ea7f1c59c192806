import { text } from '../text'
import type { PlaceFacts } from './place-facts'

export const australia: PlaceFacts = {
  country: {
    code: 'AU',
    url: text('australia', 'أستراليا'),
    name: text('Australia', 'أستراليا'),
    currency: 'AUD',
    visa: text(
      'Up to three months on a visitor visa; beyond that a student visa (subclass 500), which also requires Overseas Student Health Cover.',
      'حتى ثلاثة أشهر بتأشيرة زيارة، وبعدها تأشيرة الطالب (الفئة 500) ويلزم معها تأمين صحي للطلاب الوافدين.',
    ),
    shortStayWeeks: 12,
    safety: text(
      'Safe and easygoing. Swim between the flags, wear sunscreen, and call 000 in an emergency.',
      'آمنة ومريحة. اسبح بين العلمين وضع واقي الشمس، واتصل بالرقم 000 عند الطوارئ.',
    ),
    climate: text(
      'The year is upside down: summer from December to February, winter mild on the coasts.',
      'السنة فيها مقلوبة: الصيف من ديسمبر إلى فبراير، والشتاء معتدل على السواحل.',
    ),
  },
  schoolCurrency: 'AUD',
  cities: [
    {
      slug: 'sydney',
      arabicSlug: 'سيدني',
      name: text('Sydney', 'سيدني'),
      state: text('New South Wales', 'نيو ساوث ويلز'),
      population: 5231147,
      latitude: -33.8688,
      longitude: 151.2093,
      summary: text(
        'An opera house like sails, ferries instead of traffic and surf after school. Big, bright and used to newcomers.',
        'دار أوبرا كالأشرعة وعبّارات بدل الزحام وأمواج بعد الدوام. كبيرة مشرقة ألِفت القادمين.',
      ),
      living: text(
        'Reckon $2,000 Australian a month; sharing in Ultimo or Marrickville brings it down.',
        'احسب 2000 دولار أسترالي في الشهر، والسكن المشترك في ألتيمو أو ماريكفيل يخفضها.',
      ),
      transport: text(
        'Trains, metro, light rail, buses and ferries on one tap, capped by day and week, cheapest on weekends.',
        'قطارات ومترو وترام وحافلات وعبّارات بلمسة واحدة، ولها سقف يومي وأسبوعي، وأرخصها في نهاية الأسبوع.',
      ),
      food: text(
        'Lakemba and Auburn are the halal heart, famous for Ramadan nights; Lebanese bakeries open before dawn.',
        'لاكمبا وأوبرن قلب الطعام الحلال، تشتهران بليالي رمضان، والمخابز اللبنانية تفتح قبل الفجر.',
      ),
      prayer: text(
        'The King Faisal Mosque in Surry Hills is nearest to the centre; the Gallipoli Mosque in Auburn is the most beautiful.',
        'مسجد الملك فيصل في سَري هيلز أقربها إلى المركز، ومسجد غاليبولي في أوبرن أجملها.',
      ),
      prices: { lessons: 390, homestay: 340, residence: 450, sharedFlat: 370, studio: 580 },
      airports: [{ code: 'SYD', name: text('Sydney Kingsford Smith', 'مطار سيدني كينغزفورد سميث'), arrival: 105, both: 200 }],
      quarters: ['Surry Hills', 'Manly', 'Ultimo', 'Bondi Junction'],
    },
    {
      slug: 'melbourne',
      name: text('Melbourne', 'ملبورن'),
      state: text('Victoria', 'فيكتوريا'),
      population: 4917750,
      latitude: -37.8136,
      longitude: 144.9631,
      summary: text(
        'Lanes, trams, coffee taken seriously and four seasons in a day. The most bookish of the Australian cities.',
        'أزقة وترام وقهوة تؤخذ بجد وأربعة فصول في يوم واحد. أكثر مدن أستراليا حبًا للكتب.',
      ),
      living: text(
        'About $1,800 Australian a month; Brunswick and Footscray are student quarters for a reason.',
        'نحو 1800 دولار أسترالي في الشهر، وليس عبثًا أن يسكن الطلاب برنزويك وفوتسكري.',
      ),
      transport: text(
        'The largest tram network in the world, free inside the central grid, and trains to the suburbs on a Myki card.',
        'أكبر شبكة ترام في العالم، مجانية داخل المركز، وقطارات إلى الضواحي ببطاقة مايكي.',
      ),
      food: text(
        'Sydney Road in Brunswick is Turkish and Lebanese for three kilometres; halal snack packs are a city institution.',
        'شارع سيدني في برنزويك تركي ولبناني على مدى ثلاثة كيلومترات، وعلبة اللحم والبطاطس الحلال من معالم المدينة.',
      ),
      prayer: text(
        'The Albanian Mosque in Carlton, near the universities, is the oldest in the city; Preston and Coburg have larger ones.',
        'المسجد الألباني في كارلتون قرب الجامعات أقدم مساجد المدينة، وفي بريستون وكوبرغ مساجد أكبر.',
      ),
      prices: { lessons: 375, homestay: 325, residence: 420, sharedFlat: 345, studio: 540 },
      airports: [{ code: 'MEL', name: text('Melbourne Airport', 'مطار ملبورن'), arrival: 110, both: 205 }],
      quarters: ['Carlton', 'Southbank', 'Fitzroy', 'Docklands'],
    },
    {
      slug: 'brisbane',
      name: text('Brisbane', 'بريزبن'),
      state: text('Queensland', 'كوينزلاند'),
      population: 2526238,
      latitude: -27.4698,
      longitude: 153.0251,
      summary: text(
        'A river city of warm winters with its own inner-city beach, preparing for the 2032 Games. Slower than Sydney and proud of it.',
        'مدينة نهر دافئة الشتاء لها شاطئ في وسطها، تستعد لدورة الألعاب 2032. أهدأ من سيدني وتفخر بذلك.',
      ),
      living: text(
        'Around $1,650 Australian a month with homestay or a shared Queenslander house.',
        'نحو 1650 دولارًا أستراليًا في الشهر مع عائلة أو في بيت مشترك من بيوت كوينزلاند الخشبية.',
      ),
      transport: text(
        'Fifty-cent fares on trains, buses and the fast river catamarans make this the cheapest network in the country.',
        'أجرة نصف دولار في القطارات والحافلات وعبّارات النهر السريعة تجعل شبكتها أرخص ما في البلاد.',
      ),
      food: text(
        'West End for Greek and Vietnamese food; Kuraby, Moorooka and Sunnybank for halal African, Arab and Malaysian kitchens.',
        'وست إند للطعام اليوناني والفيتنامي، وكورابي ومورووكا وسنيبانك للمطابخ الأفريقية والعربية والماليزية الحلال.',
      ),
      prayer: text(
        'Holland Park Mosque, on a hill south of the river, is among the oldest in Australia.',
        'مسجد هولاند بارك على تلة جنوب النهر من أقدم مساجد أستراليا.',
      ),
      prices: { lessons: 355, homestay: 305, residence: 390, sharedFlat: 315, studio: 490 },
      airports: [{ code: 'BNE', name: text('Brisbane Airport', 'مطار بريزبن'), arrival: 85, both: 160 }],
      quarters: ['South Bank', 'Fortitude Valley', 'West End', 'Toowong'],
    },
    {
      slug: 'perth',
      name: text('Perth', 'بيرث'),
      state: text('Western Australia', 'أستراليا الغربية'),
      population: 2116647,
      latitude: -31.9523,
      longitude: 115.8613,
      summary: text(
        'The sunniest capital in Australia and the nearest to the Gulf: white beaches, black swans and eleven hours by air from Dubai.',
        'أكثر عواصم أستراليا شمسًا وأقربها إلى الخليج: شواطئ بيضاء وبجع أسود وإحدى عشرة ساعة بالطائرة من دبي.',
      ),
      living: text(
        'About $1,600 Australian a month; houses are large and gardens larger.',
        'نحو 1600 دولار أسترالي في الشهر، والبيوت واسعة وحدائقها أوسع.',
      ),
      transport: text(
        'Free CAT buses and free trains inside the centre; the lines to Fremantle and Joondalup follow the coast.',
        'حافلات القط وقطارات المركز مجانية، وخطا فريمانتل وجوندالوب يحاذيان الساحل.',
      ),
      food: text(
        'Northbridge mixes Malaysian and Vietnamese food; halal butchers and Afghan bakeries are in Mirrabooka and Thornlie.',
        'نورثبريدج تمزج الطعام الماليزي والفيتنامي، والجزارون الحلال والمخابز الأفغانية في ميرابوكا وثورنلي.',
      ),
      prayer: text(
        'Perth Mosque on William Street was founded in 1905 by cameleers and stands a few minutes from the station.',
        'مسجد بيرث في شارع ويليام أسسه حداة الإبل عام 1905، ويقع على دقائق من المحطة.',
      ),
      prices: { lessons: 345, homestay: 295, residence: 370, sharedFlat: 300, studio: 470 },
      airports: [{ code: 'PER', name: text('Perth Airport', 'مطار بيرث'), arrival: 80, both: 150 }],
      quarters: ['Northbridge', 'Subiaco', 'Fremantle'],
    },
  ],
}

export const newZealand: PlaceFacts = {
  country: {
    code: 'NZ',
    url: text('new-zealand', 'نيوزيلندا'),
    name: text('New Zealand', 'نيوزيلندا'),
    currency: 'NZD',
    visa: text(
      'Saudi citizens may study up to three months as visitors with an NZeTA; longer courses need a fee-paying student visa.',
      'يمكن للسعوديين الدراسة حتى ثلاثة أشهر زوارًا بتصريح السفر الإلكتروني النيوزيلندي، وما زاد يحتاج إلى تأشيرة طالب.',
    ),
    shortStayWeeks: 12,
    safety: text(
      'Trusting and unhurried. The outdoors deserves respect: check the forecast before you walk. Emergency number 111.',
      'أهلها واثقون غير متعجلين. احترم الطبيعة وتحقق من الطقس قبل الخروج إليها. رقم الطوارئ 111.',
    ),
    climate: text(
      'Temperate and windy; summer around 24 °C in January, winter around 12 °C in July in the north.',
      'معتدل كثير الريح: نحو 24 درجة في يناير صيفًا، و12 في يوليو شتاءً في الشمال.',
    ),
  },
  schoolCurrency: 'NZD',
  cities: [
    {
      slug: 'auckland',
      name: text('Auckland', 'أوكلاند'),
      state: text('Auckland Region', 'إقليم أوكلاند'),
      population: 1478800,
      latitude: -36.8485,
      longitude: 174.7633,
      summary: text(
        'Two harbours, fifty volcanoes and more boats than seems reasonable. A gateway to islands and beaches you will have to yourself.',
        'ميناءان وخمسون بركانًا وقوارب أكثر مما يُعقل. بوابة إلى جزر وشواطئ ستكون لك وحدك.',
      ),
      living: text(
        'Budget $1,900 New Zealand dollars a month, fruit and fish being the cheap part.',
        'خصص 1900 دولار نيوزيلندي في الشهر، وأرخص ما فيها الفاكهة والسمك.',
      ),
      transport: text(
        'Double-deck buses, suburban trains and ferries on an AT HOP card with a weekly cap.',
        'حافلات بطابقين وقطارات ضواحٍ وعبّارات ببطاقة واحدة لها سقف أسبوعي.',
      ),
      food: text(
        'Nearly all New Zealand lamb is slaughtered halal; Sandringham and Mount Roskill cook it in Indian, Afghan and Turkish ways.',
        'يكاد لحم الضأن النيوزيلندي كله يُذبح حلالًا، وتطبخه ساندرينغهام وماونت روسكيل على الطرق الهندية والأفغانية والتركية.',
      ),
      prayer: text(
        'The mosque in Ponsonby was the country’s first; the universities have prayer rooms in the centre.',
        'مسجد بونسونبي أول مساجد البلاد، وفي جامعات المركز مصليات.',
      ),
      prices: { lessons: 405, homestay: 345, residence: 430, sharedFlat: 350, studio: 540 },
      airports: [{ code: 'AKL', name: text('Auckland Airport', 'مطار أوكلاند'), arrival: 90, both: 170 }],
      quarters: ['Parnell', 'Ponsonby', 'Newmarket', 'Takapuna'],
    },
  ],
}
