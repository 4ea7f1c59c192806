import type { Post } from '../../../../../src/contract/catalogue-schema'
import { authors, topics } from './desk'

export const promotionsAndTheirWindows: Post = {
  id: 13,
  url: { en: 'promotions-and-their-windows', ar: 'العروض-ومواعيدها' },
  title: { en: 'Promotions have two windows, and people miss the second', ar: 'للعرض موعدان، والناس ينسون الثاني' },
  summary: {
    en: 'Book by one date, begin by another, stay so many weeks. How to read a school’s offer and when the good ones come.',
    ar: 'احجز قبل تاريخ، وابدأ قبل تاريخ آخر، وادرس عددًا من الأسابيع. كيف تقرأ عرض المعهد، ومتى تأتي العروض الجيدة.',
  },
  author: authors.reem,
  publishedOn: '2026-08-30',
  poster: 'boston',
  topic: topics.money,
  html: {
    en: `<p>“Twenty-five per cent off” is a headline. The offer is in the four lines under it, and every one of them can take it away from you.</p>
<h2>Read it in this order</h2>
<ol>
<li><strong>Book by.</strong> The first window: the day on which your booking must be placed. Not the day you asked, nor the day you paid a deposit somewhere else.</li>
<li><strong>Start between.</strong> The second window: the course itself must begin within it. It may be months later, and it may end before the summer.</li>
<li><strong>From so many weeks.</strong> Fifteen weeks do not get what sixteen get.</li>
<li><strong>For whom.</strong> Some are for new students only, some for certain passports or ages.</li>
</ol>
<h2>Six kinds, from the plain to the clever</h2>
<ul>
<li><strong>A percentage of tuition.</strong> Of tuition alone: the room, the transfer and the supplement stay as they were.</li>
<li><strong>A sum.</strong> Worth most on a short course.</li>
<li><strong>A lower weekly rate.</strong> Compare it with the list, for the band of your weeks may already be lower.</li>
<li><strong>Weeks free.</strong> Check whether you pay for twelve and study fourteen, or study twelve and pay for ten. The room is not free in either.</li>
<li><strong>A fee waived.</strong> Registration or placement: small, certain, good.</li>
<li><strong>A gift.</strong> Books, or a transfer at the airport.</li>
</ul>
<h2>When they come</h2>
<p>Schools fill their empty months. Offers for January appear in September and October; those for spring in December. For July there is hardly ever one, and whoever waits for it pays in full, late. The long-stay offers of twenty-four weeks and more stand nearly all year.</p>
<h2>Can they be added up?</h2>
<p>Usually not: a school grants the better of two. Our price takes the one that is best for you and names it in its own line, with the day it ends. A coupon of ours is another matter; it comes off our side and goes with any of them.</p>
<blockquote><p>A discount on a month you cannot travel in is only a nicer way to be sold something.</p></blockquote>
<h2>A sum to do once</h2>
<p>Take two schools for twelve weeks. The first asks 280 pounds a week and gives twenty per cent off tuition; the second asks 250 and gives nothing. Twenty per cent of 3,360 is 672, so the first comes to 2,688 and the second to 3,000: the poster was right. Now add what the poster does not touch. Registration 90 against 50, books 60 against none, accommodation of 240 a week against 210, and the first school’s summer supplement of 25 a week: the first stands at 6,018 and the second at 5,570. Neither school lied. A discount is taken from one line, and a stay has nine. This is why our list sorts by the total of your weeks and writes what you saved beneath it, in small letters, where it belongs.</p>
<h2>If the window closes tomorrow</h2>
<p>Book as a guest, with a bank transfer: your price is held for the days shown, and you need not decide in the middle of the night. If your visa is refused after that, the <a href="/refund-policy">refund policy</a> protects you. And a <a href="/quote">quote</a> made today keeps today’s promotion for as long as its own date says.</p>`,
    ar: `<p>«خصم خمسة وعشرين في المئة» عنوان فقط. أما العرض فهو في الأسطر الأربعة تحته، وكل سطر منها قادر على أن يأخذه منك.</p>
<h2>اقرأه بهذا الترتيب</h2>
<ol>
<li><strong>الحجز قبل.</strong> الموعد الأول: اليوم الذي يجب أن يتم فيه حجزك، لا يوم سألت، ولا يوم دفعت عربونًا في مكان آخر.</li>
<li><strong>البدء بين.</strong> الموعد الثاني: يجب أن تبدأ الدورة نفسها في هذه المدة، وقد تكون بعد أشهر، وقد تنتهي قبل الصيف.</li>
<li><strong>ابتداءً من عدد من الأسابيع.</strong> فما يناله صاحب الستة عشر أسبوعًا لا يناله صاحب الخمسة عشر.</li>
<li><strong>لمن.</strong> بعضها للطالب الجديد وحده، وبعضها لجنسيات أو أعمار معينة.</li>
</ol>
<h2>ستة أنواع</h2>
<ul>
<li><strong>نسبة من رسوم الدراسة.</strong> من الدراسة وحدها، أما السكن والاستقبال وزيادة الموسم فتبقى كما هي.</li>
<li><strong>مبلغ مقطوع.</strong> وأكثر ما ينفع في الدورة القصيرة.</li>
<li><strong>سعر أسبوع أقل.</strong> قارنه بالقائمة، فقد تكون شريحة أسابيعك أقل منه أصلًا.</li>
<li><strong>أسابيع مجانية.</strong> انظر هل تدفع عن اثني عشر وتدرس أربعة عشر، أم تدرس اثني عشر وتدفع عن عشرة. والسكن ليس مجانيًا في الحالين.</li>
<li><strong>إعفاء من رسم.</strong> كالتسجيل أو ترتيب السكن: صغير ومضمون ونافع.</li>
<li><strong>هدية.</strong> كتب، أو استقبال من المطار.</li>
</ul>
<h2>متى تأتي؟</h2>
<p>المعاهد تملأ أشهرها الفارغة. فعروض يناير تظهر في سبتمبر وأكتوبر، وعروض الربيع في ديسمبر. أما يوليو فلا يكاد يكون له عرض، ومن انتظره دفع السعر كاملًا ومتأخرًا. وعروض الإقامة الطويلة، من أربعة وعشرين أسبوعًا فأكثر، قائمة طوال السنة تقريبًا.</p>
<h2>هل تُجمع؟</h2>
<p>في الغالب لا، بل يعطيك المعهد أفضل العرضين. وسعرنا يأخذ لك الأنفع منها ويسميه في سطر مستقل ومعه يوم انتهائه. أما رمز الخصم من عندنا فشأن آخر، لأنه من جهتنا نحن، ويجتمع مع أي عرض.</p>
<blockquote><p>الخصم على شهر لا تستطيع السفر فيه طريقة مهذبة لبيعك شيئًا لا تحتاجه.</p></blockquote>
<h2>سؤال واحد يكفي</h2>
<p>قبل أن تنظر إلى نسبة الخصم اسأل نفسك: لو لم يكن هناك عرض، هل كنت سأختار هذا المعهد وهذا الشهر؟ فإن كان الجواب نعم فالعرض هدية، وإن كان لا فأنت تشتري العرض لا الدورة.</p>
<h2>حسبة تُعمل مرة واحدة</h2>
<p>خذ معهدين لاثني عشر أسبوعًا: الأول يطلب 280 جنيهًا للأسبوع ويخصم عشرين في المئة من رسوم الدراسة، والثاني يطلب 250 ولا يخصم شيئًا. عشرون في المئة من 3,360 هي 672، فيصبح الأول 2,688 والثاني 3,000، والإعلان صادق إلى هنا. ثم أضف ما لا يمسّه الإعلان: تسجيل بتسعين مقابل خمسين، وكتب بستين مقابل لا شيء، وسكن بمئتين وأربعين في الأسبوع مقابل مئتين وعشرة، وزيادة صيف في الأول قدرها 25 جنيهًا كل أسبوع. فيقف الأول عند 6,018 والثاني عند 5,570. ولم يكذب أي منهما، فالخصم يُؤخذ من سطر واحد، والرحلة تسعة أسطر. لذلك ترتّب قائمتنا المعاهد بإجمالي أسابيعك أنت، وتكتب ما وفّرته تحته بخط صغير، وذلك موضعه.</p>
<h2>إذا كان العرض ينتهي غدًا</h2>
<p>احجز زائرًا واختر التحويل البنكي، فيُحفظ لك السعر للأيام الظاهرة ولا تضطر إلى القرار في منتصف الليل. وإن رُفضت تأشيرتك بعد ذلك حمتك <a href="/سياسة-الاسترداد">سياسة الاسترداد</a>. و<a href="/quote">عرض السعر</a> الذي تصدره اليوم يحتفظ بعرض اليوم حتى التاريخ المكتوب عليه.</p>`,
  },
}
