import type { CmsPage } from '../../../../../src/contract/catalogue-schema'

export const aboutUs: CmsPage = {
  id: 1,
  identifier: 'about-us',
  url: { en: 'about-us', ar: 'about-us' },
  title: { en: 'About Rihla', ar: 'عن رحلة' },
  description: {
    en: 'Rihla is a Riyadh agency that helps students from the Gulf choose, price and book language courses and university places abroad.',
    ar: 'رحلة وكالة سعودية من الرياض تساعد الطلاب في الخليج على اختيار دورات اللغة والقبول الجامعي في الخارج وحساب تكلفتها وحجزها.',
  },
  html: {
    en: `<p>Rihla means <em>the journey</em>. We are a study-abroad agency in Riyadh, and we do one thing: we help students from Saudi Arabia and the Gulf find the right language school or university abroad, see what it will really cost, and book it without surprises.</p>
<h2>Why we began</h2>
<p>Most families we meet have already been given three prices by three people. One left out the registration fee, one left out the summer supplement, and one was in pounds at a rate nobody would confirm. A year abroad is often the largest sum a family spends after its home. It deserves a proper bill.</p>
<p>So we built a price that can be read line by line: tuition, registration, books, accommodation, placement, transfer, insurance, our own fee and the tax on it. Each line says which rule made it. When a line changes because you moved your start date by a week, you see it change.</p>
<h2>What we do for you</h2>
<ul>
<li><strong>We choose schools carefully.</strong> Each school we list is accredited in its own country, and we ask for its accreditation papers again every year.</li>
<li><strong>We tell you the whole cost.</strong> If a fee is compulsory for you, because of your age or the length of your stay, it is in the total from the first screen.</li>
<li><strong>We hold your price.</strong> A quote keeps its prices and exchange rate for the days printed on it.</li>
<li><strong>We stay with you.</strong> From the letter of acceptance to the day you come home, you have one adviser, and that adviser has a name and a telephone.</li>
</ul>
<h2>How we earn</h2>
<p>Schools pay us a commission, as they pay every agency. You pay us one service fee for each booking, shown as its own line with its VAT. The school’s prices on our site are the school’s own prices; we add nothing to them. We do not rank a school higher because it pays us more.</p>
<h2>Who we are</h2>
<p>Our team is made up of people who studied abroad themselves: in homestays in Brighton and Toronto, in student residences in Dublin and Kuala Lumpur, in university halls from Melbourne to Boston. We speak Arabic and English, and several of us speak French, Turkish or Spanish as well.</p>
<h2>For parents</h2>
<p>If your son or daughter is under eighteen, we speak to you first. You approve the host family, you receive the emergency numbers, and you can ask us anything at any hour during the first week. Read our <a href="/blog/parents-checklist">checklist for parents</a> before you decide.</p>
<h2>Our papers</h2>
<table><tbody>
<tr><th>Name</th><td>Rihla Travel and Tourism Agency (demonstration company)</td></tr>
<tr><th>Tourism licence</th><td>73100000</td></tr>
<tr><th>Commercial registration</th><td>1010000000</td></tr>
<tr><th>VAT number</th><td>310122393500003</td></tr>
<tr><th>Head office</th><td>Al Olaya, Riyadh 12241, Saudi Arabia</td></tr>
</tbody></table>
<p>Come and see us, or <a href="/contact-us">write to us</a>. If you would like to begin by yourself, <a href="/how-to-book">here is how booking works</a>.</p>`,
    ar: `<p>«رحلة» وكالة سعودية مقرها الرياض، وعملها واحد لا غير: أن نأخذ بيد الطالب من السعودية والخليج حتى يجد معهد اللغة أو الجامعة التي تناسبه، ويعرف التكلفة الحقيقية قبل أن يدفع، ويحجز وهو مطمئن.</p>
<h2>لماذا بدأنا</h2>
<p>كل أسرة تقريبًا جاءت إلينا وفي يدها ثلاثة أسعار من ثلاث جهات: واحد نسي رسوم التسجيل، وآخر لم يذكر زيادة الصيف، وثالث بالجنيه الإسترليني بسعر صرف لا يؤكده أحد. والدراسة في الخارج قد تكون أكبر مبلغ تدفعه الأسرة بعد منزلها، فمن حقها فاتورة واضحة.</p>
<p>لذلك جعلنا السعر عندنا يُقرأ سطرًا سطرًا: الدراسة، والتسجيل، والكتب، والسكن، ورسوم ترتيب السكن، والاستقبال من المطار، والتأمين، ورسوم خدمتنا وضريبتها. وبجانب كل سطر سببه. فإذا غيّرت موعد البدء أسبوعًا وتغيّر السعر، رأيت أي سطر تغيّر ولماذا.</p>
<h2>ماذا نقدم لك</h2>
<ul>
<li><strong>معاهد مختارة بعناية.</strong> كل معهد نعرضه معتمد في بلده، ونطلب منه وثائق اعتماده من جديد كل سنة.</li>
<li><strong>التكلفة كاملة من البداية.</strong> أي رسم إلزامي في حالتك، بسبب العمر أو مدة الدراسة، يدخل في الإجمالي من أول شاشة.</li>
<li><strong>سعر ثابت.</strong> عرض السعر يحتفظ بأسعاره وسعر الصرف طوال الأيام المكتوبة عليه.</li>
<li><strong>متابعة حتى العودة.</strong> من خطاب القبول إلى يوم رجوعك، لك مرشد واحد تعرف اسمه ورقمه.</li>
</ul>
<h2>كيف نربح</h2>
<p>نقولها بصراحة: المعاهد تدفع لنا عمولة كما تدفع لكل وكالة، وأنت تدفع رسم خدمة واحدًا عن كل حجز، يظهر في سطر مستقل ومعه ضريبة القيمة المضافة. أسعار المعاهد في موقعنا هي أسعارها نفسها ولا نزيد عليها، ولا نقدّم معهدًا في الترتيب لأنه يدفع أكثر.</p>
<h2>من نحن</h2>
<p>فريقنا من أبناء وبنات البلد الذين جرّبوا الغربة قبلك: سكنوا مع عائلات في برايتون وتورنتو، وفي سكن الطلاب في دبلن وكوالالمبور، ودرسوا في جامعات من ملبورن إلى بوسطن. نحدّثك بالعربية والإنجليزية، ومنا من يتقن الفرنسية والتركية والإسبانية.</p>
<h2>إلى أولياء الأمور</h2>
<p>إذا كان ابنك أو ابنتك دون الثامنة عشرة فحديثنا معك أنت أولًا. أنت من يوافق على العائلة المضيفة، وعندك أرقام الطوارئ، ولك أن تسألنا في أي ساعة خلال الأسبوع الأول. ننصحك بقراءة <a href="/blog/قائمة-أولياء-الأمور">قائمة أولياء الأمور</a> قبل القرار.</p>
<h2>بياناتنا الرسمية</h2>
<table><tbody>
<tr><th>الاسم</th><td>وكالة رحلة للسفر والسياحة (منشأة تجريبية للعرض)</td></tr>
<tr><th>ترخيص السياحة</th><td>73100000</td></tr>
<tr><th>السجل التجاري</th><td>1010000000</td></tr>
<tr><th>الرقم الضريبي</th><td>310122393500003</td></tr>
<tr><th>المقر الرئيس</th><td>حي العليا، الرياض 12241، المملكة العربية السعودية</td></tr>
</tbody></table>
<p>تفضّل بزيارتنا أو <a href="/contact-us">راسلنا</a>، وإن أحببت أن تبدأ بنفسك فهذه <a href="/how-to-book">خطوات الحجز</a>.</p>`,
  },
}
