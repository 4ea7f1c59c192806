import { text } from '../text'
import type { PlaceFacts } from './place-facts'

export const turkey: PlaceFacts = {
  country: {
    code: 'TR',
    url: text('turkey', 'تركيا'),
    name: text('Türkiye', 'تركيا'),
    currency: 'TRY',
    visa: text(
      'Saudi citizens enter without a visa for up to 90 days in 180; longer courses need a student residence permit, applied for after arrival.',
      'يدخل السعوديون بلا تأشيرة حتى تسعين يومًا في كل 180 يومًا، والدورات الأطول تحتاج إلى إقامة طالب تُطلب بعد الوصول.',
    ),
    shortStayWeeks: 12,
    safety: text(
      'Hospitable and watchful of guests; agree taxi fares by the meter. Emergency number 112.',
      'أهلها كرام يعنون بالضيف، واحرص على العداد في سيارة الأجرة. رقم الطوارئ 112.',
    ),
    climate: text(
      'Istanbul is damp and mild with some snow; Ankara is dry, cold in winter and bright in summer.',
      'إسطنبول رطبة معتدلة مع ثلج قليل، وأنقرة جافة باردة شتاءً مشرقة صيفًا.',
    ),
  },
  schoolCurrency: 'EUR',
  cities: [
    {
      slug: 'istanbul',
      arabicSlug: 'إسطنبول',
      name: text('Istanbul', 'إسطنبول'),
      state: text('Istanbul Province', 'محافظة إسطنبول'),
      population: 15655924,
      latitude: 41.0082,
      longitude: 28.9784,
      summary: text(
        'Two continents, one ferry ticket. Ottoman domes, a bazaar of four thousand shops and tea that begins every conversation.',
        'قارتان بتذكرة عبّارة واحدة. قباب عثمانية وسوق بأربعة آلاف دكان وشاي يبدأ به كل حديث.',
      ),
      living: text('About €750 a month with a shared flat on the Asian side.', 'نحو 750 يورو في الشهر مع شقة مشتركة في الجانب الآسيوي.'),
      transport: text(
        'Metro, Marmaray under the strait, trams and ferries on an Istanbulkart; full-time students get a blue one.',
        'مترو ونفق مرمراي تحت المضيق وترام وعبّارات ببطاقة إسطنبول، ولطلاب الدوام الكامل بطاقة زرقاء.',
      ),
      food: text(
        'Halal is the default. Fatih adds Syrian and Yemeni kitchens to the Turkish ones.',
        'الحلال هو الأصل. ويضيف حي الفاتح إلى المطابخ التركية مطابخ سورية ويمنية.',
      ),
      prayer: text(
        'More than three thousand mosques; the call reaches every classroom and schools plan breaks by it.',
        'أكثر من ثلاثة آلاف مسجد، والأذان يبلغ كل صف، وتراعيه المعاهد في مواعيد الاستراحة.',
      ),
      prices: { lessons: 145, homestay: 160, residence: 150, sharedFlat: 125, studio: 230 },
      airports: [
        { code: 'IST', name: text('Istanbul Airport', 'مطار إسطنبول'), arrival: 40, both: 75 },
        { code: 'SAW', name: text('Sabiha Gökçen', 'مطار صبيحة كوكجن'), arrival: 45, both: 85 },
      ],
      quarters: ['Kadıköy', 'Şişli', 'Fatih', 'Beşiktaş'],
    },
    {
      slug: 'ankara',
      name: text('Ankara', 'أنقرة'),
      state: text('Ankara Province', 'محافظة أنقرة'),
      population: 5803482,
      latitude: 39.9334,
      longitude: 32.8597,
      summary: text(
        'The quiet capital: ministries, big campuses and a standard accent, with fewer tourists and lower rents.',
        'العاصمة الهادئة: وزارات وجامعات كبرى ولهجة معيارية، وسياح أقل وإيجارات أدنى.',
      ),
      living: text('€550 a month is enough with a student residence.', 'تكفي 550 يورو في الشهر مع سكن طلابي.'),
      transport: text(
        'Metro and the Ankaray line, and high-speed trains to Istanbul in four and a half hours.',
        'المترو وخط أنقراي وقطارات سريعة إلى إسطنبول في أربع ساعات ونصف.',
      ),
      food: text(
        'Aspava kebab houses serve extras you did not order; all of it halal.',
        'مطاعم الكباب الأنقرية تقدم ما لم تطلبه من المقبلات، وكله حلال.',
      ),
      prayer: text(
        'Kocatepe, one of the largest mosques in the country, looks over the centre.',
        'مسجد كوجاتيبه، من أكبر مساجد البلاد، يطل على المركز.',
      ),
      prices: { lessons: 120, homestay: 130, residence: 115, sharedFlat: 95, studio: 180 },
      airports: [{ code: 'ESB', name: text('Ankara Esenboğa', 'مطار إيسنبوغا في أنقرة'), arrival: 30, both: 55 }],
      quarters: ['Kızılay', 'Çankaya', 'Bahçelievler'],
    },
  ],
}
