import type { AccommodationType, Board, Room } from '../../../src/contract/catalogue-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import { text } from './text'

export const roomNames: Record<Room, LocalisedText> = {
  single: text('single room', 'غرفة مفردة'),
  twin: text('twin room', 'غرفة لشخصين'),
  studio: text('studio', 'استوديو'),
}
export const boardNames: Record<Board, LocalisedText> = {
  none: text('self-catering', 'بلا وجبات'),
  breakfast: text('breakfast', 'إفطار'),
  halfBoard: text('half board', 'إفطار وعشاء'),
  fullBoard: text('full board', 'ثلاث وجبات'),
}
export const kindNames: Record<AccommodationType, LocalisedText> = {
  homestay: text('Homestay', 'سكن مع عائلة'),
  residence: text('Residence', 'سكن طلابي'),
  sharedFlat: text('Shared flat', 'شقة مشتركة'),
  studio: text('Studio', 'استوديو مستقل'),
}
/** Invented names of student houses. */
export const houses: LocalisedText[] = [
  text('Linden House', 'بيت الزيزفون'),
  text('Harbour View', 'إطلالة الميناء'),
  text('The Courtyard', 'الفناء'),
  text('Station Lofts', 'دور المحطة'),
  text('Garden Court', 'باحة الحديقة'),
  text('Lantern Hall', 'دار الفانوس'),
  text('Olive Terrace', 'شرفة الزيتون'),
  text('Mill Yard', 'ساحة الطاحونة'),
  text('North Star', 'نجمة الشمال'),
]
export const notes: Record<AccommodationType, LocalisedText[]> = {
  homestay: [
    text(
      'Families are visited twice a year. Ask for a house without pets or with a women-only household when you book.',
      'تُزار العائلات مرتين في السنة. اطلب عند الحجز بيتًا بلا حيوانات أو بيتًا ليس فيه إلا نساء.',
    ),
    text(
      'Halal meals are cooked on request; laundry once a week is included.',
      'تُطبخ الوجبات الحلال عند الطلب، وغسيل الملابس مرة في الأسبوع مشمول.',
    ),
    text(
      'One student of each language in a house, so you speak the local one at breakfast.',
      'لا يجتمع في البيت طالبان من لغة واحدة، فتتحدث لغة البلد على الإفطار.',
    ),
    text(
      'Travel to school takes one bus or train; the family shows you the way on the first day.',
      'تصل المعهد بحافلة أو قطار واحد، وتدلك العائلة على الطريق في اليوم الأول.',
    ),
  ],
  residence: [
    text(
      'Reception day and night, laundry in the basement, bed linen changed weekly.',
      'استقبال على مدار الساعة ومغسلة في الطابق السفلي وتُبدَّل المفارش أسبوعيًا.',
    ),
    text(
      'Floors for women only can be asked for. A refundable deposit is paid on arrival.',
      'يمكن طلب طابق للنساء فقط. ويُدفع عند الوصول تأمين يُسترد.',
    ),
    text('Study rooms, a small gym and a shared kitchen on each floor.', 'قاعات مذاكرة وناد رياضي صغير ومطبخ مشترك في كل طابق.'),
  ],
  sharedFlat: [
    text(
      'Four or five students share a kitchen and a living room; cleaning of common areas is included.',
      'يتشارك أربعة طلاب أو خمسة المطبخ وغرفة الجلوس، وتنظيف المرافق المشتركة مشمول.',
    ),
    text(
      'Flats are for men or for women, never mixed. Wi-Fi and bills are in the price.',
      'الشقق للرجال أو للنساء ولا تختلط. والإنترنت والفواتير ضمن السعر.',
    ),
  ],
  studio: [
    text('Your own kitchen corner and bathroom; suitable for couples on request.', 'ركن مطبخ وحمام خاصان بك، ويناسب الزوجين عند الطلب.'),
    text('Furnished and quiet, with a weekly clean. Book early for summer.', 'مؤثث هادئ يُنظَّف أسبوعيًا. احجز مبكرًا للصيف.'),
  ],
}
