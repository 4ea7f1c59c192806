import type { CmsPage } from '../../../../../src/contract/catalogue-schema'

export const howToBook: CmsPage = {
  id: 2,
  identifier: 'how-to-book',
  url: { en: 'how-to-book', ar: 'how-to-book' },
  title: { en: 'How to book', ar: 'كيف تحجز' },
  description: {
    en: 'Six steps from the first search to the day you fly, with what you need for each and how long it takes.',
    ar: 'ست خطوات من أول بحث إلى يوم السفر، وما تحتاج إليه في كل خطوة وكم تستغرق.',
  },
  html: {
    en: `<p>You can book by yourself on this site in about ten minutes, with or without an account. If you would rather talk it over, <a href="/contact-us">call us</a>: the price is the same.</p>
<h2>1. Search with your own dates</h2>
<p><a href="/search-by-course">Choose</a> the language, the place, the number of weeks and the month you want to start. The price on each card is for <em>your</em> weeks, with every compulsory fee in it.</p>
<h2>2. Build your trip</h2>
<p>On the course page, pick a start date, the accommodation, the airport transfer and the insurance. The total moves at once and each line explains itself. Days on which the school is closed, or which are too near for your papers to arrive, cannot be chosen; the calendar tells you why.</p>
<h2>3. Put it in the cart</h2>
<p>You may book for several students at once, or two courses one after the other. If you have a promotion code, type it here.</p>
<h2>4. Check out</h2>
<p>We ask for three things: who pays, who travels, and your consent. Names must be as they are in the passport. For a student under eighteen we need the name and the mobile number of a parent or guardian.</p>
<table><thead><tr><th>Have ready</th><th>Why</th></tr></thead><tbody>
<tr><td>Passport of each student</td><td>The letter of acceptance must carry the same spelling</td></tr>
<tr><td>Date of birth</td><td>Age decides some fees and which accommodation is open</td></tr>
<tr><td>A mobile number and an e-mail address</td><td>Your booking number and the school’s letter are sent there</td></tr>
</tbody></table>
<h2>5. Pay</h2>
<p>Choose bank transfer and you receive our account number and a payment reference. Your booking is held for the days printed on the page. <a href="/payment-methods">All about paying</a>.</p>
<h2>6. We do the rest</h2>
<ol>
<li>Within one working day of your payment we send your booking to the school.</li>
<li>The school usually answers within three to seven working days with a letter of acceptance.</li>
<li>You apply for the visa with that letter. Our <a href="/visa-guides">visa guides</a> say what each country asks.</li>
<li>Two weeks before you fly you receive the address of your accommodation, the name of the driver and the emergency number.</li>
</ol>
<h2>Changing your mind</h2>
<p>Plans change. Read the <a href="/refund-policy">refund policy</a> before you pay: it says in plain words what comes back to you, and when.</p>
<h2>Not sure yet?</h2>
<p>Make a <a href="/quote">quote</a>. It costs nothing, keeps its prices for the days printed on it, and can be sent to whoever is paying.</p>`,
    ar: `<p>تستطيع الحجز بنفسك من الموقع في نحو عشر دقائق، بحساب أو بدونه. وإن كنت تفضّل الحديث مع أحد فـ<a href="/contact-us">اتصل بنا</a>، والسعر واحد في الحالتين.</p>
<h2>1. ابحث بمواعيدك أنت</h2>
<p><a href="/search-by-course">اختر</a> اللغة والمكان وعدد الأسابيع والشهر الذي تريد أن تبدأ فيه. السعر الظاهر على كل بطاقة محسوب على أسابيعك، وفيه كل الرسوم الإلزامية.</p>
<h2>2. رتّب رحلتك</h2>
<p>في صفحة الدورة اختر تاريخ البدء والسكن والاستقبال من المطار والتأمين. الإجمالي يتغير فورًا، وكل سطر فيه مشروح. الأيام التي يغلق فيها المعهد، أو القريبة التي لا تكفي لوصول أوراقك، لا يمكن اختيارها، والتقويم يبيّن لك السبب.</p>
<h2>3. أضفها إلى السلة</h2>
<p>يمكنك الحجز لأكثر من طالب معًا، أو حجز دورتين متتاليتين. وإن كان لديك رمز خصم فهنا مكانه.</p>
<h2>4. أكمل الطلب</h2>
<p>نسألك عن ثلاثة أمور فقط: من سيدفع، ومن سيسافر، وموافقتك. اكتب الأسماء كما هي في جواز السفر تمامًا. وإذا كان الطالب دون الثامنة عشرة نحتاج إلى اسم ولي أمره ورقم جواله.</p>
<table><thead><tr><th>جهّز قبل البدء</th><th>السبب</th></tr></thead><tbody>
<tr><td>جواز سفر كل طالب</td><td>يجب أن يطابق خطابُ القبول تهجئةَ الجواز</td></tr>
<tr><td>تاريخ الميلاد</td><td>العمر يحدد بعض الرسوم ونوع السكن المتاح</td></tr>
<tr><td>رقم جوال وبريد إلكتروني</td><td>يصلك عليهما رقم الحجز وخطاب المعهد</td></tr>
</tbody></table>
<h2>5. ادفع</h2>
<p>إذا اخترت التحويل البنكي ظهر لك رقم الحساب ومرجع السداد، ويبقى حجزك محفوظًا للمدة المكتوبة في الصفحة. <a href="/طرق-الدفع">كل ما يخص الدفع</a>.</p>
<h2>6. والباقي علينا</h2>
<ol>
<li>نرسل حجزك إلى المعهد خلال يوم عمل واحد من وصول المبلغ.</li>
<li>يرد المعهد عادةً خلال ثلاثة إلى سبعة أيام عمل ومعه خطاب القبول.</li>
<li>تتقدم بالخطاب لطلب التأشيرة، وفي <a href="/أدلة-التأشيرات">أدلة التأشيرات</a> ما تطلبه كل دولة.</li>
<li>قبل سفرك بأسبوعين يصلك عنوان السكن واسم السائق ورقم الطوارئ.</li>
</ol>
<h2>إن غيّرت رأيك</h2>
<p>الخطط تتغير، وهذا طبيعي. اقرأ <a href="/سياسة-الاسترداد">سياسة الاسترداد</a> قبل أن تدفع، ففيها بكلام واضح ما يُعاد إليك ومتى.</p>
<h2>لم تقرر بعد؟</h2>
<p>اطلب <a href="/quote">عرض سعر</a>. لا يكلفك شيئًا، وأسعاره ثابتة للأيام المكتوبة عليه، ويمكنك إرساله إلى من سيدفع.</p>`,
  },
}
