import { text } from '../text'
import type { PlaceFacts } from './place-facts'

const dublinAirport = text('Dublin Airport', 'مطار دبلن')

export const ireland: PlaceFacts = {
  country: {
    code: 'IE',
    url: text('ireland', 'ireland'),
    name: text('Ireland', 'أيرلندا'),
    currency: 'EUR',
    visa: text(
      'Saudi nationals apply for a study visa before travel: type C up to 90 days, type D beyond. A 25-week full-time course may allow part-time work once registered.',
      'يتقدم السعوديون بطلب تأشيرة دراسة قبل السفر: النوع C حتى تسعين يومًا، والنوع D لما زاد. ودورة 25 أسبوعًا بدوام كامل قد تتيح العمل الجزئي بعد التسجيل.',
    ),
    shortStayWeeks: 12,
    safety: text(
      'People greet strangers and help with directions. Petty theft happens around the river at night; the emergency number is 112.',
      'الناس يحيّون الغرباء ويدلونهم على الطريق. تقع سرقات صغيرة قرب النهر ليلًا، ورقم الطوارئ 112.',
    ),
    climate: text(
      'Soft rain in every season, rarely below freezing or above 22 °C. Green for a reason.',
      'مطر خفيف في كل الفصول، وقلما تنزل الحرارة عن الصفر أو تتجاوز 22 درجة. ولخضرتها سبب.',
    ),
  },
  schoolCurrency: 'EUR',
  cities: [
    {
      slug: 'dublin',
      arabicSlug: 'دبلن',
      name: text('Dublin', 'دبلن'),
      state: text('Leinster', 'لينستر'),
      population: 592713,
      latitude: 53.3498,
      longitude: -6.2603,
      summary: text(
        'A capital the size of a town: Georgian doors, four Nobel writers and the European offices of half the technology world. Conversation is the local sport.',
        'عاصمة بحجم بلدة: أبواب جورجية وأربعة أدباء نالوا نوبل ومكاتب نصف شركات التقنية في أوروبا. والحديث رياضتها الشعبية.',
      ),
      living: text(
        'Housing is scarce, so book early; €1,250 a month is realistic with a homestay.',
        'المساكن شحيحة فاحجز مبكرًا، و1250 يورو في الشهر رقم واقعي مع السكن العائلي.',
      ),
      transport: text(
        'Double-deck buses, two Luas tram lines and the DART along the bay, all on a Leap card with a student fare.',
        'حافلات بطابقين وخطا ترام وقطار ساحلي، وكلها ببطاقة ليب وبأجرة الطالب.',
      ),
      food: text(
        'Halal shops cluster on the South Circular Road and Moore Street; Turkish, Syrian and Pakistani cafés open late around Camden Street.',
        'متاجر الحلال في طريق ساوث سيركيولر وشارع مور، وتسهر المقاهي التركية والسورية والباكستانية حول شارع كامدن.',
      ),
      prayer: text(
        'The Dublin Mosque on the South Circular Road serves the centre, with smaller prayer halls in the northern suburbs.',
        'مسجد دبلن في طريق ساوث سيركيولر يخدم وسط المدينة، ومعه مصليات أصغر في الضواحي الشمالية.',
      ),
      prices: { lessons: 265, homestay: 250, residence: 290, sharedFlat: 245, studio: 380 },
      airports: [{ code: 'DUB', name: dublinAirport, arrival: 75, both: 140 }],
      quarters: ['Temple Bar', 'Ranelagh', 'Smithfield', 'Ballsbridge'],
    },
    {
      slug: 'galway',
      name: text('Galway', 'غالواي'),
      state: text('Connacht', 'كوناخت'),
      population: 84414,
      latitude: 53.2707,
      longitude: -9.0568,
      summary: text(
        'Painted shopfronts on the Atlantic, music in the lanes and Irish still heard in the market. One in five people here is a student.',
        'واجهات ملونة على الأطلسي، وأنغام في الأزقة، ولغة أيرلندية ما زالت تُسمع في السوق. واحد من كل خمسة هنا طالب.',
      ),
      living: text(
        'Around €1,000 a month, a fifth below Dublin. Summer rooms go in spring.',
        'نحو 1000 يورو في الشهر، أقل من دبلن بالخُمس. وغرف الصيف تُحجز في الربيع.',
      ),
      transport: text(
        'The centre is walked in fifteen minutes; buses climb to Salthill and the university, and trains reach Dublin in two and a half hours.',
        'تقطع المركز مشيًا في ربع ساعة، وتصعد الحافلات إلى سولتهيل والجامعة، ويبلغ القطار دبلن في ساعتين ونصف.',
      ),
      food: text(
        'Seafood straight from the bay, a Saturday market by the church, and a handful of halal takeaways and grocers near Eyre Square.',
        'مأكولات بحرية من الخليج مباشرة، وسوق السبت عند الكنيسة، وعدد قليل من مطاعم الحلال وبقالاتها قرب ساحة آير.',
      ),
      prayer: text(
        'The Muslim community is small and welcoming; Friday prayer is held in the city and the university keeps a prayer room.',
        'الجالية المسلمة صغيرة مرحبة، وتقام الجمعة في المدينة، وفي الجامعة مصلى.',
      ),
      prices: { lessons: 230, homestay: 210, residence: 240, sharedFlat: 200, studio: 310 },
      airports: [{ code: 'SNN', name: text('Shannon Airport', 'مطار شانون'), arrival: 110, both: 210 }],
      quarters: ['Salthill', 'Latin Quarter', 'Newcastle'],
    },
  ],
}

export const malta: PlaceFacts = {
  country: {
    code: 'MT',
    url: text('malta', 'malta'),
    name: text('Malta', 'مالطا'),
    currency: 'EUR',
    visa: text(
      'A Schengen visa covers courses up to 90 days. For longer ones the school’s letter supports a national visa or a residence permit for study.',
      'تكفي تأشيرة شنغن للدورات حتى تسعين يومًا. وللأطول منها يدعم خطاب المعهد طلب تأشيرة وطنية أو إقامة للدراسة.',
    ),
    shortStayWeeks: 12,
    safety: text(
      'One of the calmest countries on the Mediterranean. Mind the sun and the sea currents more than people. Emergency number 112.',
      'من أهدأ بلاد المتوسط. احذر الشمس وتيارات البحر أكثر من الناس. رقم الطوارئ 112.',
    ),
    climate: text(
      'Three hundred days of sun, 30 °C and more from July to September, 15 °C in January with a damp wind.',
      'ثلاثمئة يوم مشمس، و30 درجة فأكثر من يوليو إلى سبتمبر، و15 درجة في يناير مع ريح رطبة.',
    ),
  },
  schoolCurrency: 'EUR',
  cities: [
    {
      slug: 'st-julians',
      arabicSlug: 'سانت-جوليان',
      name: text('St Julian’s', 'سانت جوليان'),
      state: null,
      population: 11653,
      latitude: 35.9184,
      longitude: 14.4884,
      summary: text(
        'A fishing bay that became the island’s language-school quarter. English in class, a language close to Arabic in the street, and the sea at the end of every road.',
        'خليج صيادين صار حي معاهد اللغة في الجزيرة. إنجليزية في الصف، ولغة قريبة من العربية في الشارع، والبحر في آخر كل طريق.',
      ),
      living: text(
        'Outside July and August €850 a month goes far; in high summer, shared flats double.',
        'في غير يوليو وأغسطس تكفي 850 يورو في الشهر، أما في ذروة الصيف فتتضاعف أسعار الشقق المشتركة.',
      ),
      transport: text(
        'Island buses pass every ten minutes along the seafront; the personalised Tallinja card makes them free for residents, and ferries cross to Valletta from Sliema.',
        'حافلات الجزيرة كل عشر دقائق على الواجهة البحرية، وبطاقة تالينيا الشخصية تجعلها مجانية للمقيمين، والعبّارات من سليمة إلى فاليتا.',
      ),
      food: text(
        'Libyan, Turkish and Syrian kitchens in Gżira and Msida serve halal; the Sunday fish market is at Marsaxlokk.',
        'المطابخ الليبية والتركية والسورية في قزيرة ومسيدا حلال، وسوق السمك يوم الأحد في مرسى شلوق.',
      ),
      prayer: text(
        'The Mariam Al-Batool Mosque in Paola, half an hour away by bus, is the island’s main mosque; there are prayer rooms in Sliema and Msida.',
        'مسجد مريم البتول في باولا، على بعد نصف ساعة بالحافلة، هو مسجد الجزيرة الرئيس، وفي سليمة ومسيدا مصليات.',
      ),
      prices: { lessons: 215, homestay: 195, residence: 230, sharedFlat: 170, studio: 330 },
      airports: [{ code: 'MLA', name: text('Malta International Airport', 'مطار مالطا الدولي'), arrival: 25, both: 45 }],
      quarters: ['Paceville', 'Spinola Bay', 'Balluta', 'Swieqi'],
    },
  ],
}
