import type { CmsPage } from '../../../../../src/contract/catalogue-schema'

export const terms: CmsPage = {
  id: 4,
  identifier: 'termes-and-condition',
  url: { en: 'termes-and-condition', ar: 'termes-and-condition' },
  title: { en: 'Terms and conditions', ar: 'الشروط والأحكام' },
  description: {
    en: 'The agreement between you and Rihla: what we do, what the school does, what you pay, and what happens when plans change.',
    ar: 'الاتفاق بينك وبين رحلة: ما نلتزم به، وما يلتزم به المعهد، وما تدفعه، وما يحدث إذا تغيّرت الخطط.',
  },
  html: {
    en: `<p>These terms apply to every booking made on this site or through our advisers. We have kept them short on purpose. Where we write <em>you</em>, we mean the person who pays; where we write <em>the student</em>, the person who travels.</p>
<h2>1. What Rihla is</h2>
<p>Rihla is an agency. We find, price and book; the school teaches and the accommodation provider houses. When your booking is confirmed you have an agreement with us for our service, and the student has one with the school for the course under the school’s own rules, which we send you before you pay.</p>
<h2>2. Prices</h2>
<ol>
<li>School prices are the school’s own, in its currency, and are converted line by line to Saudi riyals at the rate shown in the quote or the cart.</li>
<li>A quote keeps its prices and rates until the day printed on it. A cart is priced again each time you open it and once more when you place the order; if anything changed you are asked before you are bound.</li>
<li>Our service fee is charged once for each booking and carries value added tax at the legal rate. Services supplied by schools outside the Kingdom are shown without it.</li>
<li>A promotion counts when both its windows are met: the day you book and the day the course starts.</li>
<li>If a price on the site is plainly a mistake, we tell you at once and you choose between the right price and your money back.</li>
</ol>
<h2>3. Placing a booking</h2>
<p>Your order is an offer. We accept it when you receive a booking number. The seat is secured when payment has arrived and the school has confirmed. Should the school not confirm, we offer the nearest alternative or return everything you paid, our fee included.</p>
<h2>4. Paying</h2>
<p>Pay by one of the <a href="/payment-methods">methods shown at checkout</a> before the date on your booking. A booking that is not paid by then is released. Bank transfer fees are borne by the sender.</p>
<h2>5. Your part</h2>
<ul>
<li>Give names, dates and nationality exactly as in the passport.</li>
<li>Hold a valid passport and obtain the visa. We help with the papers; the decision belongs to the embassy alone.</li>
<li>Follow the school’s and the host’s house rules and the law of the country.</li>
<li>Tell us before you travel of any health condition that the school or host should know.</li>
</ul>
<h2>6. Students under eighteen</h2>
<p>A parent or legal guardian makes the booking, signs the school’s consent form and accepts supervision fees that the country or the school requires. Guardianship and under-18 supplements are added by rule and cannot be removed.</p>
<h2>7. Changes and cancellation</h2>
<p>One change of start date is free of our charge if asked more than thirty days before the course; the school may charge its own fee. Cancelling follows the <a href="/refund-policy">refund policy</a>, which is part of these terms.</p>
<h2>8. If the school changes something</h2>
<p>Schools may move a start date, merge classes or replace a host family for good reason. If a change is important (another city, another kind of accommodation, fewer lessons, more than seven days’ difference) you may accept it, choose another course, or cancel with a full refund.</p>
<h2>9. Our responsibility</h2>
<p>We answer for our own work: right information, right booking, papers sent in time. We do not answer for delays of airlines or embassies, nor for events that no one could prevent, though we help you through them. Nothing in these terms limits liability that the law does not allow to be limited.</p>
<h2>10. Your data</h2>
<p>We handle personal data under the Saudi Personal Data Protection Law, as told on the <a href="/privacy-and-security">privacy page</a>. Consent to send data to a school abroad is asked for separately and is not hidden in these terms.</p>
<h2>11. Complaints and law</h2>
<p>Write to us first; we answer within three working days. These terms are governed by the laws of the Kingdom of Saudi Arabia, and its courts decide disputes that we could not settle. The Arabic text prevails where the two differ.</p>`,
    ar: `<p>تسري هذه الشروط على كل حجز يتم عبر هذا الموقع أو عن طريق مرشدينا. وقد تعمّدنا أن تكون قصيرة. حيث نقول «أنت» نقصد من يدفع، وحيث نقول «الطالب» نقصد من يسافر.</p>
<h2>1. من هي رحلة</h2>
<p>رحلة وكالة وسيطة: تبحث وتسعّر وتحجز، والمعهد هو من يدرّس، وجهة السكن هي من تُسكن. إذا تأكد حجزك نشأ بيننا وبينك اتفاق على خدمتنا، ونشأ بين الطالب والمعهد اتفاق على الدورة وفق لوائح المعهد التي نرسلها إليك قبل الدفع.</p>
<h2>2. الأسعار</h2>
<ol>
<li>أسعار المعاهد هي أسعارها نفسها بعملتها، ونحوّلها إلى الريال السعودي سطرًا سطرًا بسعر الصرف الظاهر في عرض السعر أو السلة.</li>
<li>عرض السعر يحتفظ بأسعاره وسعر صرفه حتى التاريخ المكتوب عليه. أما السلة فتُحسب من جديد كلما فتحتها ومرة أخيرة عند تأكيد الطلب، فإن تغيّر شيء سألناك قبل أن يلزمك.</li>
<li>رسم خدمتنا يُحصّل مرة عن كل حجز، وعليه ضريبة القيمة المضافة بالنسبة النظامية. والخدمات التي تقدمها معاهد خارج المملكة تظهر من دونها.</li>
<li>يسري العرض الترويجي إذا تحقق شرطاه معًا: يوم الحجز ويوم بدء الدورة.</li>
<li>إذا ظهر سعر خطأ بيّن أبلغناك فورًا، ولك أن تختار بين السعر الصحيح واسترداد مالك.</li>
</ol>
<h2>3. الحجز</h2>
<p>طلبك إيجاب منك، وقبوله يكون بوصول رقم الحجز إليك. ويُضمن المقعد بوصول المبلغ وتأكيد المعهد. فإن لم يؤكد المعهد عرضنا عليك أقرب بديل، أو أعدنا إليك كل ما دفعته ومنه رسم خدمتنا.</p>
<h2>4. الدفع</h2>
<p>ادفع بإحدى <a href="/طرق-الدفع">الطرق المتاحة</a> قبل التاريخ المذكور في حجزك، والحجز الذي لا يُدفع في موعده يُلغى ويُتاح لغيرك. ورسوم التحويل البنكي على المحوِّل.</p>
<h2>5. ما نطلبه منك</h2>
<ul>
<li>كتابة الأسماء والتواريخ والجنسية كما هي في الجواز.</li>
<li>جواز ساري المفعول وتأشيرة صحيحة. نحن نساعدك في الأوراق، والقرار للسفارة وحدها.</li>
<li>التزام الطالب بلوائح المعهد والسكن وأنظمة البلد.</li>
<li>إخبارنا قبل السفر بأي حالة صحية ينبغي أن يعرفها المعهد أو العائلة.</li>
</ul>
<h2>6. الطلاب دون الثامنة عشرة</h2>
<p>ولي الأمر هو من يحجز ويوقّع نموذج موافقة المعهد، ويقبل رسوم الإشراف التي يوجبها البلد أو المعهد. ورسوم الوصاية وزيادة «دون 18» تُضاف بحكم القاعدة ولا يمكن حذفها.</p>
<h2>7. التعديل والإلغاء</h2>
<p>لك تعديل تاريخ البدء مرة واحدة من دون مقابل لنا إذا طلبته قبل الدورة بأكثر من ثلاثين يومًا، وقد يطلب المعهد رسمه الخاص. والإلغاء وفق <a href="/سياسة-الاسترداد">سياسة الاسترداد</a>، وهي جزء من هذه الشروط.</p>
<h2>8. إذا غيّر المعهد شيئًا</h2>
<p>قد يؤخر المعهد بدء الدورة أو يدمج الفصول أو يبدّل العائلة لسبب وجيه. فإن كان التغيير مؤثرًا (مدينة أخرى، أو نوع سكن آخر، أو دروس أقل، أو فرق يزيد على سبعة أيام) فلك قبوله، أو اختيار دورة أخرى، أو الإلغاء واسترداد المبلغ كاملًا.</p>
<h2>9. مسؤوليتنا</h2>
<p>نُسأل عن عملنا: معلومة صحيحة، وحجز صحيح، وأوراق تُرسل في وقتها. ولا نُسأل عن تأخر الطيران أو السفارات، ولا عن الظروف القاهرة، ونقف معك فيها ما استطعنا. وليس في هذه الشروط ما يحدّ من مسؤولية لا يجيز النظام الحدّ منها.</p>
<h2>10. بياناتك</h2>
<p>نتعامل مع بياناتك وفق نظام حماية البيانات الشخصية السعودي كما في <a href="/privacy-and-security">صفحة الخصوصية</a>. والموافقة على إرسال البيانات إلى معهد في الخارج نطلبها في خانة مستقلة، ولا نخفيها في هذه الشروط.</p>
<h2>11. الشكاوى والنظام الحاكم</h2>
<p>راسلنا أولًا ونرد خلال ثلاثة أيام عمل. تخضع هذه الشروط لأنظمة المملكة العربية السعودية، وتختص محاكمها بما لم نتمكن من حله وديًا. وإذا اختلف النصان فالمعوّل على العربي.</p>`,
  },
}
