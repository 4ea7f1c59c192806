import { text } from '../text'
import type { PlaceFacts } from './place-facts'

export const spain: PlaceFacts = {
  country: {
    code: 'ES',
    url: text('spain', 'إسبانيا'),
    name: text('Spain', 'إسبانيا'),
    currency: 'EUR',
    visa: text(
      'Schengen up to 90 days, then a student visa; twenty hours a week at an accredited centre are expected.',
      'شنغن حتى تسعين يومًا ثم تأشيرة طالب، ويُشترط لها عشرون ساعة أسبوعيًا في مركز معتمد.',
    ),
    shortStayWeeks: 12,
    safety: text(
      'Lively streets until late are safe ones; guard your phone on terraces. Emergency number 112.',
      'الشوارع العامرة حتى ساعة متأخرة آمنة، واحفظ هاتفك في جلسات المقاهي. رقم الطوارئ 112.',
    ),
    climate: text(
      'Hot dry summers inland, gentle sea air on the coast, winter sun in the south.',
      'صيف حار جاف في الداخل، ونسيم بحر لطيف على الساحل، وشمس شتاء في الجنوب.',
    ),
  },
  schoolCurrency: 'EUR',
  cities: [
    {
      slug: 'madrid',
      arabicSlug: 'مدريد',
      name: text('Madrid', 'مدريد'),
      state: text('Community of Madrid', 'إقليم مدريد'),
      population: 3332035,
      latitude: 40.4168,
      longitude: -3.7038,
      summary: text(
        'Founded by an emir of Córdoba under the name Mayrit. Great painters in one mile, clear Castilian and a city that dines at ten.',
        'أسسها أمير من قرطبة وسماها مجريط. كبار الرسامين في ميل واحد وإسبانية قشتالية واضحة ومدينة تتعشى في العاشرة.',
      ),
      living: text(
        '€1,000 a month; the Abono Joven makes transport nearly free under 26.',
        'نحو 1000 يورو في الشهر، واشتراك الشباب يجعل المواصلات شبه مجانية لمن دون السادسة والعشرين.',
      ),
      transport: text(
        'Thirteen metro lines, spotless and frequent; high-speed trains reach our other Spanish cities.',
        'ثلاثة عشر خط مترو نظيفة كثيرة الرحلات، وقطارات سريعة إلى بقية مدننا الإسبانية.',
      ),
      food: text(
        'Lavapiés and Tetuán have Moroccan, Syrian and Bangladeshi halal kitchens; look for “carne halal”.',
        'في لافابييس وتطوان مطابخ مغربية وسورية وبنغلاديشية حلال، وابحث عن عبارة «كارني حلال».',
      ),
      prayer: text(
        'The Islamic Cultural Centre by the M-30 ring road is the largest; the Abu Bakr Mosque is in Tetuán.',
        'المركز الثقافي الإسلامي عند طريق إم 30 أكبرها، ومسجد أبي بكر في تطوان.',
      ),
      prices: { lessons: 195, homestay: 220, residence: 245, sharedFlat: 185, studio: 320 },
      airports: [{ code: 'MAD', name: text('Madrid–Barajas', 'مطار مدريد باراخاس'), arrival: 55, both: 105 }],
      quarters: ['Chamberí', 'Salamanca', 'Malasaña', 'Retiro'],
    },
    {
      slug: 'barcelona',
      arabicSlug: 'برشلونة',
      name: text('Barcelona', 'برشلونة'),
      state: text('Catalonia', 'كتالونيا'),
      population: 1660122,
      latitude: 41.3874,
      longitude: 2.1686,
      summary: text(
        'Gaudí’s stone forest, a grid of octagons and a beach at the end of the metro. Spanish in class, Catalan as a gift.',
        'غابة غاودي الحجرية وشبكة من المثمّنات وشاطئ في آخر المترو. إسبانية في الصف وكتالونية هدية معها.',
      ),
      living: text(
        '€1,100 a month; avoid August, when rooms go to tourists.',
        'نحو 1100 يورو في الشهر، وتجنب أغسطس حين تذهب الغرف إلى السياح.',
      ),
      transport: text(
        'Metro, trams, night buses and a T-jove quarter pass for those under 30.',
        'مترو وترام وحافلات ليلية واشتراك ربع سنوي لمن دون الثلاثين.',
      ),
      food: text(
        'The Raval is Pakistani and Moroccan, and almost every corner shop there sells halal.',
        'حي الرافال باكستاني ومغربي، وتكاد كل بقالة فيه تبيع الحلال.',
      ),
      prayer: text(
        'Prayer halls are in the Raval and Sants; there is no grand mosque, so ask reception for the nearest.',
        'المصليات في الرافال وسانتس، وليس في المدينة جامع كبير، فاسأل الاستقبال عن أقربها.',
      ),
      prices: { lessons: 205, homestay: 235, residence: 265, sharedFlat: 205, studio: 350 },
      airports: [{ code: 'BCN', name: text('Barcelona–El Prat', 'مطار برشلونة إل برات'), arrival: 55, both: 105 }],
      quarters: ['Eixample', 'Gràcia', 'Poblenou', 'Sants'],
    },
    {
      slug: 'valencia',
      arabicSlug: 'بلنسية',
      name: text('Valencia', 'بلنسية'),
      state: text('Valencian Community', 'إقليم بلنسية'),
      population: 807693,
      latitude: 39.4699,
      longitude: -0.3763,
      summary: text(
        'Orange trees, a park in a dry river bed and a white city of science at its mouth. Balansiya to Ibn al-Abbar, and still a garden.',
        'أشجار برتقال وحديقة في مجرى نهر جاف ومدينة علوم بيضاء عند مصبه. بلنسية ابن الأبّار، وما زالت بستانًا.',
      ),
      living: text('€850 a month, one of the best bargains in western Europe.', 'نحو 850 يورو في الشهر، من أفضل الصفقات في غرب أوروبا.'),
      transport: text(
        'Metro to the airport and the beach, and bicycle lanes that are flat all the way.',
        'مترو إلى المطار والشاطئ ومسارات دراجات مستوية طوال الطريق.',
      ),
      food: text(
        'Rice in a hundred forms; halal butchers and Moroccan cafés around Russafa and Orriols.',
        'أرز بمئة شكل، وجزارون حلال ومقاهٍ مغربية حول روسافا وأوريولس.',
      ),
      prayer: text(
        'The Islamic Cultural Centre of Valencia organises Friday prayer and welcomes students.',
        'المركز الثقافي الإسلامي في بلنسية يقيم الجمعة ويرحب بالطلاب.',
      ),
      prices: { lessons: 175, homestay: 200, residence: 215, sharedFlat: 160, studio: 285 },
      airports: [{ code: 'VLC', name: text('Valencia Airport', 'مطار بلنسية'), arrival: 40, both: 75 }],
      quarters: ['Russafa', 'El Carmen', 'Benimaclet'],
    },
    {
      slug: 'malaga',
      arabicSlug: 'مالقة',
      name: text('Málaga', 'مالقة'),
      state: text('Andalusia', 'الأندلس'),
      population: 586384,
      latitude: 36.7213,
      longitude: -4.4214,
      summary: text(
        'A Moorish citadel above a working port, Picasso’s birthplace and winter afternoons in shirtsleeves. Granada and Córdoba are weekend trips.',
        'قصبة أندلسية فوق ميناء عامل ومسقط رأس بيكاسو وعصر شتوي بقميص خفيف. وغرناطة وقرطبة رحلتا نهاية أسبوع.',
      ),
      living: text('€850 a month; evenings out cost little.', 'نحو 850 يورو في الشهر، والسهرة قليلة الكلفة.'),
      transport: text(
        'Walk, or take city buses; local trains follow the coast and stop at the airport.',
        'امشِ أو اركب حافلات المدينة، والقطارات المحلية تحاذي الساحل وتقف في المطار.',
      ),
      food: text(
        'Grilled sardines on the beach; Moroccan halal restaurants in the centre and in Fuengirola.',
        'سردين مشوي على الشاطئ، ومطاعم مغربية حلال في المركز وفي فوينخيرولا.',
      ),
      prayer: text(
        'The city’s mosque, in white Andalusian style, is one of the largest in Spain; another is in Fuengirola.',
        'مسجد المدينة بطرازه الأندلسي الأبيض من أكبر مساجد إسبانيا، وفي فوينخيرولا مسجد آخر.',
      ),
      prices: { lessons: 165, homestay: 190, residence: 205, sharedFlat: 150, studio: 270 },
      airports: [{ code: 'AGP', name: text('Málaga–Costa del Sol', 'مطار مالقة كوستا ديل سول'), arrival: 35, both: 65 }],
      quarters: ['Centro Histórico', 'Pedregalejo', 'La Malagueta'],
    },
  ],
}

export const italy: PlaceFacts = {
  country: {
    code: 'IT',
    url: text('italy', 'إيطاليا'),
    name: text('Italy', 'إيطاليا'),
    currency: 'EUR',
    visa: text(
      'Schengen for a term of up to 90 days; a national study visa and a permesso di soggiorno beyond that.',
      'شنغن لفصل لا يتجاوز تسعين يومًا، وتأشيرة دراسة وطنية وتصريح إقامة لما زاد.',
    ),
    shortStayWeeks: 12,
    safety: text(
      'Watch for pickpockets on crowded buses; people are quick to help. Emergency number 112.',
      'احذر النشالين في الحافلات المزدحمة، والناس سريعون إلى العون. رقم الطوارئ 112.',
    ),
    climate: text(
      'Hot from June to September, mild and rainy in November, crisp in January.',
      'حار من يونيو إلى سبتمبر، معتدل ماطر في نوفمبر، منعش في يناير.',
    ),
  },
  schoolCurrency: 'EUR',
  cities: [
    {
      slug: 'rome',
      arabicSlug: 'روما',
      name: text('Rome', 'روما'),
      state: text('Lazio', 'لاتسيو'),
      population: 2755309,
      latitude: 41.9028,
      longitude: 12.4964,
      summary: text(
        'Lessons among ruins that are still in use. Italian is spoken with the hands here, and everyone teaches.',
        'دروس بين آثار ما زالت تُستعمل. الإيطالية هنا تُنطق بالأيدي أيضًا، والكل معلّم.',
      ),
      living: text(
        '€1,050 a month; rooms in San Lorenzo and Pigneto suit students.',
        'نحو 1050 يورو في الشهر، وغرف سان لورينتسو وبينييتو تناسب الطلاب.',
      ),
      transport: text(
        'Three metro lines, trams and patience; the monthly pass is good value.',
        'ثلاثة خطوط مترو وترام وصبر، والاشتراك الشهري رخيص.',
      ),
      food: text(
        'Vegetable pasta and fish are easy; halal butchers and Bengali kitchens are around Piazza Vittorio.',
        'معكرونة الخضار والسمك متيسران، والجزارون الحلال والمطابخ البنغالية حول ساحة فيتوريو.',
      ),
      prayer: text(
        'The Great Mosque of Rome, among the largest in Europe, lies below Monte Antenne near Parioli.',
        'مسجد روما الكبير، من أكبر مساجد أوروبا، عند سفح مونتي أنتيني قرب باريولي.',
      ),
      prices: { lessons: 210, homestay: 230, residence: 255, sharedFlat: 205, studio: 340 },
      airports: [{ code: 'FCO', name: text('Rome Fiumicino', 'مطار فيوميتشينو في روما'), arrival: 65, both: 120 }],
      quarters: ['Trastevere', 'Prati', 'San Giovanni', 'Monti'],
    },
    {
      slug: 'florence',
      name: text('Florence', 'فلورنسا'),
      state: text('Tuscany', 'توسكانا'),
      population: 361619,
      latitude: 43.7696,
      longitude: 11.2558,
      summary: text(
        'The town where the written language began. Art history in the afternoon, leather workshops across the bridge.',
        'المدينة التي بدأت فيها اللغة المكتوبة. تاريخ الفن عصرًا وورش الجلود وراء الجسر.',
      ),
      living: text('€1,000 a month, less beyond the old walls.', 'نحو 1000 يورو في الشهر، وأقل خارج الأسوار القديمة.'),
      transport: text(
        'You walk. Two tram lines serve the airport and the hospital quarter.',
        'تمشي فيها. وخطا ترام يصلان المطار وحي المستشفى.',
      ),
      food: text(
        'Bean soups, bread salads and good cheese; several halal kebab houses by the Sant’Ambrogio market.',
        'حساء البقول وسلطات الخبز وأجبان طيبة، وعدة مطاعم كباب حلال عند سوق سانت أمبروجو.',
      ),
      prayer: text(
        'Friday prayer is held in community halls near the centre; the school’s reception knows the current address.',
        'تقام الجمعة في قاعات الجالية قرب المركز، واستقبال المعهد يعرف العنوان الحالي.',
      ),
      prices: { lessons: 205, homestay: 220, residence: 245, sharedFlat: 195, studio: 320 },
      airports: [{ code: 'FLR', name: text('Florence Peretola', 'مطار بيريتولا في فلورنسا'), arrival: 40, both: 75 }],
      quarters: ['Santa Croce', 'Oltrarno', 'San Marco'],
    },
  ],
}
