import type { CmsPage } from '../../../../../src/contract/catalogue-schema'

export const privacy: CmsPage = {
  id: 3,
  identifier: 'privacy-and-security',
  url: { en: 'privacy-and-security', ar: 'privacy-and-security' },
  title: { en: 'Privacy and security', ar: 'الخصوصية والأمان' },
  description: {
    en: 'What we know about you, why, who else sees it, how long we keep it, and how to have it corrected or erased.',
    ar: 'ما نعرفه عنك ولماذا، ومن يطّلع عليه غيرنا، وكم نحتفظ به، وكيف تصححه أو تطلب محوه.',
  },
  html: {
    en: `<p>To book a place at a school we must know some things about you, and some of them are private. This page says what we keep, why, and what you can ask of us. It follows the Personal Data Protection Law of Saudi Arabia (the PDPL), told in our own words. Nothing here takes away a right that the law gives you.</p>
<h2>Who is responsible</h2>
<p>Rihla Travel and Tourism Agency, Al Olaya, Riyadh, decides why and how your data is used. Write to our privacy officer at <a href="mailto:privacy@rihla.example">privacy@rihla.example</a> or to the address on our <a href="/contact-us">contact page</a>.</p>
<h2>What we keep and why</h2>
<table><thead><tr><th>What</th><th>Why</th><th>On what ground</th></tr></thead><tbody>
<tr><td>Name, date of birth, gender, nationality of the student</td><td>To price the course and enrol the student</td><td>Your booking: we cannot carry it out otherwise</td></tr>
<tr><td>E-mail, mobile number, address of the person who pays</td><td>To send the booking, the invoice and the school’s letters</td><td>Your booking</td></tr>
<tr><td>Invoices and payments</td><td>Tax law asks us to keep them</td><td>A legal duty</td></tr>
<tr><td>Documents you upload, such as a passport copy</td><td>The school or the embassy asks for them</td><td>Your consent, for each document</td></tr>
<tr><td>Health or diet notes, if you choose to give them</td><td>So that a host family can look after the student</td><td>Your explicit consent; such data is sensitive</td></tr>
<tr><td>News and offers</td><td>To tell you about promotions</td><td>Your consent, for each channel, which you can withdraw at any time</td></tr>
</tbody></table>
<p>We do not buy data about you, we do not sell it, and no decision about you is made by a machine alone.</p>
<h2>Who else sees it</h2>
<ul>
<li>The school, its accommodation office, the host family and the transfer company: only what each needs.</li>
<li>The bank or card company that carries your payment. We never see or store your card number.</li>
<li>The companies that run our servers and send our mail, under contract and on our instructions.</li>
<li>A public authority, when the law obliges us.</li>
</ul>
<h2>Sending data abroad</h2>
<p>Your school is in another country, so your booking must travel there. We ask for your consent to this separately at checkout, send as little as the enrolment needs, and bind the school in writing to protect it. If you do not agree, we cannot enrol you, but nothing else changes for you.</p>
<h2>Students under eighteen</h2>
<p>A parent or guardian makes the booking, gives the consents and may exercise the student’s rights. We do not knowingly let a child make an account alone.</p>
<h2>How long we keep it</h2>
<ul>
<li>A cart that was not ordered: thirty days after the last visit.</li>
<li>Uploaded documents: until six months after the course ends, or earlier if you delete them.</li>
<li>Bookings and invoices: ten years, because the law asks for it; after a deletion request without your personal details where that is possible.</li>
</ul>
<h2>Your rights</h2>
<p>You may know what we hold, have a copy in a readable form, have mistakes corrected, withdraw a consent, and ask us to erase what we no longer need. In your account you can do most of this yourself. We answer requests within thirty days and charge nothing. When you ask for your account to be deleted you have thirty days to change your mind.</p>
<p>If you think we have not handled your data rightly, tell us first, so that we can put it right. You may also complain to the Saudi Data and Artificial Intelligence Authority (SDAIA).</p>
<h2>Cookies and storage on your device</h2>
<p>We use a cookie for your session, a cookie that remembers your language for a year, and storage in your browser that keeps your cart and your unfinished quote. These are needed for the site to work. We use no advertising cookies and no trackers of other companies.</p>
<h2>How we protect it</h2>
<p>All traffic is encrypted. Passwords are stored only as a slow, salted hash that cannot be turned back. Documents are open to you, to the adviser who serves you and to nobody else. Staff see personal data only when their work needs it, and each look is recorded. If a breach ever puts you at risk, we tell you and the authority without delay, and say what to do.</p>
<h2>Changes</h2>
<p>When this page changes in a way that matters, we tell account holders by e-mail before it takes effect. The consents you gave carry the version you saw.</p>`,
    ar: `<p>لكي نحجز لك مقعدًا في معهد لا بد أن نعرف عنك أشياء، وبعضها خاص. هذه الصفحة تبيّن ما نحتفظ به ولماذا، وما يحق لك أن تطلبه منا. وهي مبنية على نظام حماية البيانات الشخصية في المملكة العربية السعودية، صغناها بكلامنا ليسهل فهمها، وليس فيها ما ينقص حقًا كفله لك النظام.</p>
<h2>من المسؤول عن بياناتك</h2>
<p>وكالة رحلة للسفر والسياحة، حي العليا، الرياض، وهي الجهة التي تحدد غرض استخدام بياناتك وطريقته. راسل مسؤول الخصوصية على <a href="mailto:privacy@rihla.example">privacy@rihla.example</a> أو على العنوان المذكور في <a href="/contact-us">صفحة التواصل</a>.</p>
<h2>ماذا نحتفظ به ولماذا</h2>
<table><thead><tr><th>البيان</th><th>الغرض</th><th>الأساس النظامي</th></tr></thead><tbody>
<tr><td>اسم الطالب وتاريخ ميلاده وجنسه وجنسيته</td><td>حساب السعر وتسجيله في المعهد</td><td>تنفيذ حجزك، ولا يتم بدونه</td></tr>
<tr><td>البريد والجوال وعنوان من يدفع</td><td>إرسال الحجز والفاتورة وخطابات المعهد</td><td>تنفيذ حجزك</td></tr>
<tr><td>الفواتير والمدفوعات</td><td>الأنظمة الضريبية تلزمنا بحفظها</td><td>التزام نظامي</td></tr>
<tr><td>المستندات التي ترفعها كصورة الجواز</td><td>يطلبها المعهد أو السفارة</td><td>موافقتك على كل مستند</td></tr>
<tr><td>الملاحظات الصحية أو الغذائية إن اخترت ذكرها</td><td>حتى ترعى العائلةُ المضيفة الطالبَ كما يجب</td><td>موافقتك الصريحة، فهي بيانات حساسة</td></tr>
<tr><td>الأخبار والعروض</td><td>إخبارك بالتخفيضات</td><td>موافقتك على كل قناة، ولك الرجوع عنها متى شئت</td></tr>
</tbody></table>
<p>لا نشتري بيانات عنك ولا نبيعها، ولا تتخذ الآلة وحدها قرارًا يخصك.</p>
<h2>من يطّلع عليها غيرنا</h2>
<ul>
<li>المعهد ومكتب السكن والعائلة المضيفة وشركة النقل، وكلٌّ بقدر حاجته.</li>
<li>البنك أو شركة البطاقات التي تنفذ الدفع. لا نرى رقم بطاقتك ولا نخزنه.</li>
<li>الشركات التي تشغّل خوادمنا وترسل بريدنا، بعقد ووفق تعليماتنا.</li>
<li>الجهات الحكومية إذا ألزمنا النظام.</li>
</ul>
<h2>نقل البيانات خارج المملكة</h2>
<p>معهدك في دولة أخرى، فلا بد أن ينتقل حجزك إليها. نطلب موافقتك على ذلك في خانة مستقلة عند إكمال الطلب، ولا نرسل إلا ما يلزم للتسجيل، ونُلزم المعهد كتابةً بحمايته. وإن لم توافق فلن نتمكن من تسجيلك، ولا يترتب عليك شيء غير ذلك.</p>
<h2>الطلاب دون الثامنة عشرة</h2>
<p>ولي الأمر هو من يحجز ويوافق ويمارس حقوق الطالب نيابة عنه، ولا نسمح عن علم بأن ينشئ الطفل حسابًا وحده.</p>
<h2>مدة الاحتفاظ</h2>
<ul>
<li>السلة التي لم تكتمل: ثلاثون يومًا من آخر زيارة.</li>
<li>المستندات المرفوعة: حتى ستة أشهر بعد انتهاء الدورة، أو قبل ذلك إذا حذفتها.</li>
<li>الحجوزات والفواتير: عشر سنوات كما تقتضي الأنظمة، وبعد طلب الحذف نجرّدها من بياناتك الشخصية ما أمكن.</li>
</ul>
<h2>حقوقك</h2>
<p>من حقك أن تعلم بما لدينا، وأن تحصل على نسخة منه بصيغة مقروءة، وأن تصحح الخطأ، وأن ترجع عن موافقتك، وأن تطلب إتلاف ما لم تعد له حاجة. أكثر ذلك تستطيعه بنفسك من حسابك. نرد على طلبك خلال ثلاثين يومًا ومن غير مقابل، وإذا طلبت حذف حسابك فلديك ثلاثون يومًا للتراجع.</p>
<p>وإن رأيت أننا قصّرنا فأخبرنا أولًا لنصلح الخطأ، ولك كذلك أن تتقدم بشكوى إلى الهيئة السعودية للبيانات والذكاء الاصطناعي (سدايا).</p>
<h2>ملفات الارتباط والتخزين في جهازك</h2>
<p>نستخدم ملف ارتباط لجلستك، وآخر يتذكر لغتك سنة، ومساحة في متصفحك تحفظ السلة وعرض السعر الذي لم يكتمل. كلها لازمة لعمل الموقع. ولا نستخدم ملفات إعلانية ولا أدوات تتبع تخص شركات أخرى.</p>
<h2>كيف نحميها</h2>
<p>الاتصال كله مشفّر. كلمات المرور لا تُخزن إلا على هيئة بصمة بطيئة لا يمكن عكسها. ومستنداتك لا يفتحها إلا أنت والمرشد الذي يخدمك، ولا يرى الموظف بيانًا شخصيًا إلا لحاجة العمل، وكل اطلاع مسجّل. ولو حدث تسرّب يعرّضك للضرر أبلغناك والجهة المختصة دون تأخير، وقلنا لك ماذا تفعل.</p>
<h2>تعديل هذه الصفحة</h2>
<p>إذا تغيّر فيها أمر مهم أخبرنا أصحاب الحسابات بالبريد قبل سريانه. والموافقات التي أعطيتها مرتبطة بالنسخة التي قرأتها.</p>`,
  },
}
