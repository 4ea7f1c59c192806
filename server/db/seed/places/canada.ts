import { text } from '../text'
import type { PlaceFacts } from './place-facts'

export const canada: PlaceFacts = {
  country: {
    code: 'CA',
    url: text('canada', 'كندا'),
    name: text('Canada', 'كندا'),
    currency: 'CAD',
    visa: text(
      'Courses up to six months can be taken on a visitor visa; longer ones need a study permit and, for many, a provincial attestation letter.',
      'الدورات حتى ستة أشهر تكفيها تأشيرة الزيارة، وما زاد يحتاج إلى تصريح دراسة، ويُطلب مع كثير منها خطاب تصديق من المقاطعة.',
    ),
    shortStayWeeks: 26,
    safety: text(
      'Among the safest countries to study in; winter pavements cause more harm than people do. Emergency number 911.',
      'من أكثر بلاد الدراسة أمانًا، وأرصفة الشتاء أشد خطرًا من الناس. رقم الطوارئ 911.',
    ),
    climate: text(
      'Toronto and Montreal go from −15 °C to +30 °C; Vancouver stays mild and rains from October to March.',
      'تتنقل تورنتو ومونتريال بين 15 تحت الصفر و30 فوقه، أما فانكوفر فمعتدلة ماطرة من أكتوبر إلى مارس.',
    ),
  },
  schoolCurrency: 'CAD',
  cities: [
    {
      slug: 'toronto',
      arabicSlug: 'تورنتو',
      name: text('Toronto', 'تورنتو'),
      state: text('Ontario', 'أونتاريو'),
      population: 2794356,
      latitude: 43.6532,
      longitude: -79.3832,
      summary: text(
        'Half its people were born abroad, and the other half are used to it. A tower, a lake, islands ten minutes away by ferry, and an accent the whole world understands.',
        'نصف أهلها وُلدوا خارج البلاد والنصف الآخر ألِف ذلك. برج وبحيرة وجزر على بعد عشر دقائق بالعبّارة، ولهجة يفهمها العالم كله.',
      ),
      living: text(
        'Plan $1,700 Canadian a month, less in Scarborough or Etobicoke with a subway ride.',
        'خطط لنحو 1700 دولار كندي في الشهر، وأقل في سكاربرو أو إيتوبيكو مع رحلة بالمترو.',
      ),
      transport: text(
        'Subway, streetcars and buses with a two-hour transfer on a Presto card; the airport train takes 25 minutes.',
        'مترو وترام وحافلات بتذكرة صالحة ساعتين على بطاقة بريستو، وقطار المطار يستغرق 25 دقيقة.',
      ),
      food: text(
        'Gerrard Street, Lawrence Avenue and Mississauga are lists of halal kitchens from Lahore to Aleppo; supermarkets label halal meat.',
        'شارع جيرارد وشارع لورنس وميسيساغا قوائم من المطابخ الحلال من لاهور إلى حلب، والمتاجر تضع علامة على اللحم الحلال.',
      ),
      prayer: text(
        'Masjid Toronto has two downtown halls, on Dundas Street and Adelaide Street, and every campus has a musalla.',
        'لمسجد تورنتو قاعتان في وسط المدينة، في شارعي دنداس وأديليد، وفي كل جامعة مصلى.',
      ),
      prices: { lessons: 365, homestay: 300, residence: 390, sharedFlat: 330, studio: 520 },
      airports: [{ code: 'YYZ', name: text('Toronto Pearson International', 'مطار بيرسون الدولي في تورنتو'), arrival: 90, both: 170 }],
      quarters: ['Yorkville', 'The Annex', 'King West', 'Midtown'],
    },
    {
      slug: 'vancouver',
      name: text('Vancouver', 'فانكوفر'),
      state: text('British Columbia', 'كولومبيا البريطانية'),
      population: 662248,
      latitude: 49.2827,
      longitude: -123.1207,
      summary: text(
        'Ski slopes and beaches on the same bus map. A calm Pacific city of glass towers, cedar forests and careful drivers.',
        'منحدرات تزلج وشواطئ على خريطة حافلات واحدة. مدينة هادئة على المحيط الهادئ من أبراج الزجاج وغابات الأرز.',
      ),
      living: text(
        'Housing is dear; $1,800 Canadian a month, or $1,500 with a homestay in Burnaby.',
        'السكن غالٍ: 1800 دولار كندي في الشهر، أو 1500 مع عائلة في برنابي.',
      ),
      transport: text(
        'Driverless SkyTrain lines, a SeaBus across the harbour and trolleybuses, all on a Compass card.',
        'خطوط سكاي ترين بلا سائق وحافلة بحرية تعبر الميناء وحافلات كهربائية، وكلها ببطاقة كومباس.',
      ),
      food: text(
        'Sushi is the daily lunch; Fraser Street, Surrey and Burnaby supply halal Afghan, Persian and Fijian-Indian food.',
        'السوشي غداء كل يوم، وشارع فريزر وسَري وبرنابي فيها طعام أفغاني وإيراني وهندي حلال.',
      ),
      prayer: text(
        'Masjid Al-Jamia on West 8th Avenue is the city’s oldest; a downtown musalla serves students at midday.',
        'مسجد الجامعة في الجادة الثامنة غربًا أقدم مساجد المدينة، وفي وسطها مصلى يخدم الطلاب ظهرًا.',
      ),
      prices: { lessons: 370, homestay: 305, residence: 400, sharedFlat: 345, studio: 540 },
      airports: [{ code: 'YVR', name: text('Vancouver International', 'مطار فانكوفر الدولي'), arrival: 85, both: 160 }],
      quarters: ['Gastown', 'Yaletown', 'Kitsilano', 'Mount Pleasant'],
    },
    {
      slug: 'montreal',
      name: text('Montreal', 'مونتريال'),
      state: text('Quebec', 'كيبيك'),
      population: 1762949,
      latitude: 45.5017,
      longitude: -73.5673,
      summary: text(
        'Two languages in one sentence: learn French here, English here, or both. Cafés, festivals and the lowest student rents of the big Canadian cities.',
        'لغتان في جملة واحدة: تعلّم فيها الفرنسية أو الإنجليزية أو كلتيهما. مقاهٍ ومهرجانات وأقل إيجارات الطلاب بين مدن كندا الكبرى.',
      ),
      living: text(
        'From $1,300 Canadian a month; leases change on the first of July, when the whole city moves house.',
        'من 1300 دولار كندي في الشهر، وعقود السكن تتبدل في أول يوليو حين تنتقل المدينة كلها.',
      ),
      transport: text(
        'A rubber-tyred metro, a new automatic REM train and an underground city for the cold months.',
        'مترو بعجلات مطاطية وقطار آلي جديد ومدينة تحت الأرض لأشهر البرد.',
      ),
      food: text(
        'Lebanese, Moroccan and Algerian kitchens are everywhere in Ahuntsic and Saint-Laurent, and halal butchers come with them.',
        'المطابخ اللبنانية والمغربية والجزائرية في أهانتسيك وسان لوران، ومعها الجزارون الحلال.',
      ),
      prayer: text(
        'Masjid Al-Salam is downtown near Concordia University; larger mosques are in Saint-Laurent and Saint-Michel.',
        'مسجد السلام في وسط المدينة قرب جامعة كونكورديا، والمساجد الأكبر في سان لوران وسان ميشيل.',
      ),
      prices: { lessons: 345, homestay: 280, residence: 350, sharedFlat: 280, studio: 440 },
      airports: [{ code: 'YUL', name: text('Montréal–Trudeau International', 'مطار ترودو الدولي في مونتريال'), arrival: 80, both: 150 }],
      quarters: ['Plateau', 'Old Montreal', 'Griffintown'],
    },
  ],
}
