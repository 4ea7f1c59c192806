import type { CmsPage } from '../../../../../src/contract/catalogue-schema'

const refundPolicy: CmsPage = {
  id: 6,
  identifier: 'refund-policy',
  url: { en: 'refund-policy', ar: 'سياسة-الاسترداد' },
  title: { en: 'Refund policy', ar: 'سياسة الاسترداد' },
  description: { en: 'What comes back to you when plans change, how much, and when.', ar: 'ما الذي يُعاد إليك إذا تغيّرت خططك، وكم، ومتى.' },
  html: {
    en: `<p>We wrote this page so that you can work out the sum yourself before you cancel. Days are counted from the day your message reaches us to the first day of the course, in Riyadh time.</p>
<h2>You cancel</h2>
<table><thead><tr><th>When</th><th>Tuition and accommodation</th><th>Transfer, insurance</th><th>Registration, placement, courier</th></tr></thead><tbody>
<tr><td>Before the booking is sent to the school</td><td>All of it</td><td>All of it</td><td>All of it</td></tr>
<tr><td>28 days or more before the start</td><td>All of it</td><td>All of it</td><td>Not refunded</td></tr>
<tr><td>14 to 27 days before the start</td><td>All but one week of each</td><td>All of it</td><td>Not refunded</td></tr>
<tr><td>1 to 13 days before the start</td><td>Half</td><td>All of it</td><td>Not refunded</td></tr>
<tr><td>After the course has started</td><td>What the school’s own rules give back</td><td>Unused weeks of insurance</td><td>Not refunded</td></tr>
</tbody></table>
<p>A school with kinder rules wins over this table; a stricter school says so on its course page and in your cart before you pay. Our service fee is returned only in the first case and in the cases below.</p>
<h2>Your visa is refused</h2>
<p>Send the embassy’s letter within fourteen days of its date. You receive tuition, accommodation, transfer and insurance in full. Registration, placement and courier stay with the school.</p>
<h2>The school or we are at fault</h2>
<p>If the course does not take place, is moved by more than a week, or is not what was sold, you may take another course or have everything back, our fee and its VAT included.</p>
<h2>Illness, death, exams and military service</h2>
<p>With a paper that shows it, we ask the school to move the course to a later date without charge, and most agree.</p>
<h2>How and when the money comes</h2>
<p>To the account or card it came from, in riyals, at the rate you paid with. We send it within fourteen days of agreeing the sum; your bank may need some days more. Vouchers are given only if you would rather have them.</p>
<h2>How to ask</h2>
<p>From your booking in the account, or by <a href="/contact-us">message to us</a> with the booking number. You get a statement with each line before anything is final.</p>`,
    ar: `<p>كتبنا هذه الصفحة لتحسب المبلغ بنفسك قبل أن تلغي. وتُحسب الأيام من وصول رسالتك إلينا حتى أول يوم في الدورة، بتوقيت الرياض.</p>
<h2>إذا ألغيت أنت</h2>
<table><thead><tr><th>الموعد</th><th>الدراسة والسكن</th><th>الاستقبال والتأمين</th><th>التسجيل وترتيب السكن والبريد</th></tr></thead><tbody>
<tr><td>قبل إرسال الحجز إلى المعهد</td><td>كاملة</td><td>كاملة</td><td>كاملة</td></tr>
<tr><td>قبل البدء بـ 28 يومًا فأكثر</td><td>كاملة</td><td>كاملة</td><td>لا تُعاد</td></tr>
<tr><td>قبل البدء بـ 14 إلى 27 يومًا</td><td>كاملة إلا أسبوعًا من كل منهما</td><td>كاملة</td><td>لا تُعاد</td></tr>
<tr><td>قبل البدء بـ 1 إلى 13 يومًا</td><td>النصف</td><td>كاملة</td><td>لا تُعاد</td></tr>
<tr><td>بعد بدء الدورة</td><td>ما تجيزه لائحة المعهد</td><td>أسابيع التأمين الباقية</td><td>لا تُعاد</td></tr>
</tbody></table>
<p>إن كانت لائحة المعهد أيسر من هذا الجدول أخذنا بها، وإن كانت أشد ذكرناها في صفحة الدورة وفي السلة قبل أن تدفع. ورسم خدمتنا لا يُعاد إلا في الحالة الأولى وفي الحالات الآتية.</p>
<h2>إذا رُفضت التأشيرة</h2>
<p>أرسل خطاب السفارة خلال أربعة عشر يومًا من تاريخه، وتُعاد إليك رسوم الدراسة والسكن والاستقبال والتأمين كاملة. أما التسجيل وترتيب السكن والبريد فتبقى للمعهد.</p>
<h2>إذا كان الخطأ من المعهد أو منا</h2>
<p>إذا لم تُقم الدورة، أو تأخرت أكثر من أسبوع، أو جاءت على خلاف ما بعناه، فلك أن تختار دورة أخرى أو تسترد كل ما دفعته ومنه رسم خدمتنا وضريبته.</p>
<h2>المرض والوفاة والاختبارات</h2>
<p>مع ما يثبت ذلك نطلب من المعهد تأجيل الدورة من دون رسم، وأكثر المعاهد توافق.</p>
<h2>كيف يصلك المبلغ ومتى</h2>
<p>إلى الحساب أو البطاقة التي دفعت منها، بالريال، وبسعر الصرف الذي دفعت به. نحوّله خلال أربعة عشر يومًا من الاتفاق على المبلغ، وقد يحتاج بنكك إلى أيام أخرى. ولا نعطيك قسيمة إلا إذا فضّلتها.</p>
<h2>كيف تطلب</h2>
<p>من حجزك في حسابك، أو <a href="/contact-us">برسالة إلينا</a> فيها رقم الحجز. ويصلك بيان بكل سطر قبل أن يصبح شيء نهائيًا.</p>`,
  },
}

const paymentMethods: CmsPage = {
  id: 7,
  identifier: 'payment-methods',
  url: { en: 'payment-methods', ar: 'طرق-الدفع' },
  title: { en: 'Ways to pay', ar: 'طرق الدفع' },
  description: {
    en: 'Bank transfer step by step, deadlines, invoices and how to stay safe from fraud.',
    ar: 'التحويل البنكي خطوة بخطوة، والمهلة، والفاتورة، وكيف تحمي نفسك من الاحتيال.',
  },
  html: {
    en: `<p>All amounts are in Saudi riyals. The methods open to you are shown at checkout; those below are the usual ones.</p>
<h2>Bank transfer</h2>
<ol>
<li>Place the order and choose bank transfer. Nothing is taken from you at that moment.</li>
<li>The thank-you page and the e-mail show our account holder, IBAN, the exact amount and a reference.</li>
<li>Transfer the amount and write the reference in the note. Without it we must search for your payment.</li>
<li>We confirm when it has arrived: the same day inside Saudi Arabia, one to three working days from elsewhere in the Gulf.</li>
</ol>
<p>The booking is held until the date on the page. If you need a day more, tell us before it passes.</p>
<h2>Who may pay</h2>
<p>Anybody: a parent, an employer, a sponsor. The tax invoice is made out to the person named in the billing step.</p>
<h2>Invoices</h2>
<p>You receive a tax invoice with our VAT number and a code your phone can read. The service fee shows its VAT; the school’s services, supplied abroad, show none.</p>
<h2>Paying safely</h2>
<blockquote><p>Our account is in the agency’s own name and its number never changes by e-mail. If a message gives you another account, do not pay: ring us on the number on the <a href="/contact-us">contact page</a>.</p></blockquote>
<p>We never ask for a card number, a one-time code or a password by telephone or WhatsApp.</p>
<h2>If you pay too much or twice</h2>
<p>The difference is sent back within five working days to the account it came from. You need not ask.</p>`,
    ar: `<p>المبالغ كلها بالريال السعودي. والطرق المتاحة لك تظهر عند إكمال الطلب، وهذه أكثرها استعمالًا.</p>
<h2>التحويل البنكي</h2>
<ol>
<li>أكّد الطلب واختر التحويل البنكي، ولن يُخصم منك شيء في هذه اللحظة.</li>
<li>تعرض صفحة التأكيد والرسالة البريدية اسم صاحب الحساب ورقم الآيبان والمبلغ بالضبط ومرجع السداد.</li>
<li>حوّل المبلغ واكتب المرجع في الملاحظة، فبدونه نضطر إلى البحث عن حوالتك.</li>
<li>نؤكد لك الوصول: في اليوم نفسه داخل المملكة، ومن يوم إلى ثلاثة أيام عمل من بقية دول الخليج.</li>
</ol>
<p>يبقى الحجز محفوظًا إلى التاريخ المكتوب في الصفحة. وإن احتجت إلى يوم إضافي فأخبرنا قبل انتهائه.</p>
<h2>من يجوز له الدفع</h2>
<p>أي شخص أو جهة: والد أو جهة عمل أو جهة مبتعِثة. وتصدر الفاتورة الضريبية باسم من كُتب في خطوة بيانات الدفع.</p>
<h2>الفواتير</h2>
<p>تصلك فاتورة ضريبية فيها رقمنا الضريبي ورمز يقرؤه الجوال. رسم الخدمة تظهر ضريبته، وخدمات المعهد المقدمة في الخارج بلا ضريبة.</p>
<h2>ادفع بأمان</h2>
<blockquote><p>حسابنا باسم الوكالة نفسها، ولا يتغير رقمه برسالة. إذا وصلك حساب آخر فلا تحوّل، واتصل بنا على الرقم المذكور في <a href="/contact-us">صفحة التواصل</a>.</p></blockquote>
<p>لا نطلب أبدًا رقم بطاقة ولا رمز تحقق ولا كلمة مرور بالهاتف أو الواتساب.</p>
<h2>إذا دفعت زيادة أو مرتين</h2>
<p>نعيد الفرق خلال خمسة أيام عمل إلى الحساب الذي جاء منه، ولا تحتاج إلى طلب ذلك.</p>`,
  },
}

const packingList: CmsPage = {
  id: 8,
  identifier: 'packing-list',
  url: { en: 'packing-list', ar: 'قائمة-حقيبة-السفر' },
  title: { en: 'Packing list for students', ar: 'قائمة حقيبة الطالب' },
  description: {
    en: 'What to carry, what to pack, and what to leave at home, for a course of four weeks or forty.',
    ar: 'ما تحمله معك، وما تضعه في الحقيبة، وما تتركه في البيت، لأربعة أسابيع كانت الدورة أو أربعين.',
  },
  html: {
    en: `<p>Print this page and tick it off two days before you fly, not two hours.</p>
<h2>In your hand luggage</h2>
<ul>
<li>Passport, visa or permit, and a paper copy of each kept apart from the originals</li>
<li>Letter of acceptance, accommodation letter, insurance certificate, return ticket</li>
<li>The address and telephone of your host or residence, written on paper</li>
<li>Two payment cards kept in two places, and local cash for the first two days</li>
<li>Medicine in its own box with the prescription in English; spare glasses</li>
<li>A plug adapter for the country, a charger, a power bank</li>
<li>One change of clothes, in case the suitcase travels elsewhere</li>
</ul>
<h2>In the suitcase</h2>
<ul>
<li>Layers rather than one thick coat; a waterproof jacket for Britain, Ireland and New Zealand in any month</li>
<li>Shoes you have already walked in</li>
<li>A travel prayer mat, a small towel, a bottle for washing</li>
<li>Something modest and smart for the first day and the certificate</li>
<li>A small gift for the host family: dates, Arabic coffee, a picture book of home</li>
<li>A notebook that is only for new words</li>
</ul>
<h2>Leave at home</h2>
<ul>
<li>Meat, dairy, seeds and honey: many borders take them away, some with a fine</li>
<li>Large sums of cash; amounts above the border’s limit must be declared</li>
<li>Medicines not allowed where you are going: ask us about controlled painkillers and tablets for attention disorders</li>
</ul>
<h2>On your phone</h2>
<ul>
<li>Offline map of the city, with school and home marked</li>
<li>The school’s emergency number and ours</li>
<li>Photographs of your passport and visa, locked</li>
<li>A prayer-times app set to the new city</li>
</ul>
<h2>Weight</h2>
<p>Students come home heavier than they left. Leave a third of the suitcase empty, and weigh it on the bathroom scales before the airport does.</p>`,
    ar: `<p>اطبع هذه الصفحة وراجعها قبل السفر بيومين، لا بساعتين.</p>
<h2>في حقيبة اليد</h2>
<ul>
<li>الجواز والتأشيرة أو التصريح، ونسخة ورقية من كل منهما في مكان آخر</li>
<li>خطاب القبول وخطاب السكن وشهادة التأمين وتذكرة العودة</li>
<li>عنوان العائلة أو السكن وهاتفه مكتوبًا على ورقة</li>
<li>بطاقتا دفع في مكانين مختلفين، ونقد محلي يكفي يومين</li>
<li>الأدوية في علبها ومعها الوصفة بالإنجليزية، ونظارة احتياطية</li>
<li>محوّل كهرباء مناسب للبلد وشاحن وبطارية متنقلة</li>
<li>غيار واحد من الملابس، تحسبًا لتأخر الحقيبة</li>
</ul>
<h2>في الحقيبة الكبيرة</h2>
<ul>
<li>ملابس بطبقات خير من معطف واحد ثقيل، وسترة تقي المطر لبريطانيا وأيرلندا ونيوزيلندا في أي شهر</li>
<li>حذاء مشيت به من قبل، لا حذاء جديد</li>
<li>سجادة سفر ومنشفة صغيرة وإبريق أو قارورة للوضوء</li>
<li>لباس محتشم أنيق لليوم الأول ولحفل الشهادة</li>
<li>هدية للعائلة المضيفة: تمر أو قهوة عربية أو كتاب مصور عن بلدك</li>
<li>دفتر للكلمات الجديدة وحدها</li>
</ul>
<h2>اتركه في البيت</h2>
<ul>
<li>اللحوم والألبان والبذور والعسل، فكثير من المنافذ تصادرها وبعضها يغرّم عليها</li>
<li>المبالغ النقدية الكبيرة، وما زاد على الحد يجب الإفصاح عنه</li>
<li>الأدوية الممنوعة في وجهتك: اسألنا عن المسكنات الخاضعة للرقابة وأدوية تشتت الانتباه</li>
</ul>
<h2>في جوالك</h2>
<ul>
<li>خريطة المدينة من دون إنترنت، وعليها المعهد والسكن</li>
<li>رقم طوارئ المعهد ورقمنا</li>
<li>صورة الجواز والتأشيرة في مكان مقفل</li>
<li>تطبيق أوقات الصلاة مضبوطًا على المدينة الجديدة</li>
</ul>
<h2>الوزن</h2>
<p>يعود الطالب أثقل مما ذهب. اترك ثلث الحقيبة فارغًا، وزِنها في البيت قبل أن يزنها المطار.</p>`,
  },
}

const studentInsurance: CmsPage = {
  id: 9,
  identifier: 'student-insurance',
  url: { en: 'student-insurance', ar: 'تأمين-الطلاب' },
  title: { en: 'Student insurance', ar: 'تأمين الطلاب' },
  description: {
    en: 'What student health and travel insurance covers, when a country requires it, and how to use it.',
    ar: 'ماذا يغطي تأمين الطالب الصحي وتأمين السفر، ومتى تشترطه الدولة، وكيف تستعمله.',
  },
  html: {
    en: `<p>One visit to an emergency room abroad can cost more than the course. Insurance is the smallest line in your quote and the one you should be slowest to remove.</p>
<h2>What the insurance in our quotes covers</h2>
<table><thead><tr><th>Covered</th><th>Up to</th></tr></thead><tbody>
<tr><td>Doctor, hospital and medicine for new illness and accidents</td><td>The policy’s limit, in most plans above 500,000 euro</td></tr>
<tr><td>Transport home on medical advice</td><td>Full cost</td></tr>
<tr><td>A parent’s flight and hotel after a serious accident</td><td>As the certificate says</td></tr>
<tr><td>Damage to other people or their property</td><td>As the certificate says</td></tr>
<tr><td>Lost luggage and stolen passport</td><td>A limited sum</td></tr>
</tbody></table>
<h2>What it does not</h2>
<ul>
<li>Illness you had before, unless declared and accepted</li>
<li>Routine dental work, glasses, pregnancy care</li>
<li>Skiing, diving and motor sport without the extension</li>
</ul>
<h2>Where it is required</h2>
<p>Schengen countries ask for at least 30,000 euro of medical cover to give a visa. Australia asks every student-visa holder to have its own student health cover for the whole stay. Germany, France and Spain ask students on long courses to join or prove a public-level plan. In the United Kingdom long student visas carry a health surcharge instead. In the United States the school decides, and prices for care are the highest of all.</p>
<h2>How to use it</h2>
<ol>
<li>Keep the certificate in your phone and on paper.</li>
<li>For anything that can wait an hour, call the insurer’s line first: they name a clinic that bills them directly.</li>
<li>In danger, call the country’s emergency number and tell the insurer within a day.</li>
<li>Keep every bill and report. Send them within thirty days.</li>
</ol>
<p>If you already have cover through your family or employer, check that it names the country and the dates. Then you may take the line out of your booking.</p>`,
    ar: `<p>زيارة واحدة لقسم الطوارئ في الخارج قد تكلّف أكثر من الدورة كلها. التأمين أصغر سطر في عرضك، وهو آخر سطر ينبغي أن تفكر في حذفه.</p>
<h2>ماذا يغطي التأمين في عروضنا</h2>
<table><thead><tr><th>المشمول</th><th>الحد</th></tr></thead><tbody>
<tr><td>الطبيب والمستشفى والدواء للأمراض الطارئة والحوادث</td><td>حد الوثيقة، وهو في أغلبها فوق 500,000 يورو</td></tr>
<tr><td>العودة إلى الوطن بتوصية طبية</td><td>التكلفة كاملة</td></tr>
<tr><td>تذكرة أحد الوالدين وإقامته بعد حادث خطير</td><td>بحسب الشهادة</td></tr>
<tr><td>الضرر الذي يلحق بالآخرين أو ممتلكاتهم</td><td>بحسب الشهادة</td></tr>
<tr><td>فقدان الأمتعة وسرقة الجواز</td><td>مبلغ محدود</td></tr>
</tbody></table>
<h2>وماذا لا يغطي</h2>
<ul>
<li>الأمراض السابقة، إلا ما أُفصح عنه وقُبل</li>
<li>علاج الأسنان المعتاد والنظارات ومتابعة الحمل</li>
<li>التزلج والغوص ورياضة المحركات من دون إضافة خاصة</li>
</ul>
<h2>أين يكون إلزاميًا</h2>
<p>تشترط دول شنغن تغطية علاجية لا تقل عن 30,000 يورو لمنح التأشيرة. وتُلزم أستراليا حامل تأشيرة الطالب بتأمينها الخاص بالطلاب طوال إقامته. وفي ألمانيا وفرنسا وإسبانيا يُطلب من طلاب الدورات الطويلة الاشتراك في تأمين بمستوى التأمين العام أو إثباته. وفي بريطانيا تحلّ محله رسوم صحية تُدفع مع تأشيرة الطالب الطويلة. وفي أمريكا القرار للمعهد، والعلاج فيها الأغلى.</p>
<h2>كيف تستعمله</h2>
<ol>
<li>احتفظ بالشهادة في جوالك وعلى ورق.</li>
<li>إن كان الأمر يحتمل ساعة فاتصل بشركة التأمين أولًا، فتدلك على عيادة تحاسبها مباشرة.</li>
<li>عند الخطر اتصل برقم طوارئ البلد، ثم أبلغ الشركة خلال يوم.</li>
<li>احتفظ بكل فاتورة وتقرير، وأرسلها خلال ثلاثين يومًا.</li>
</ol>
<p>وإن كان لديك تأمين من أسرتك أو جهة عملك فتأكد أنه يذكر البلد والتواريخ، ثم احذف السطر من حجزك إن شئت.</p>`,
  },
}

/** English only, because embassies take it in English: what case 81 asks about. Its Arabic texts are empty on purpose; both locales share the address. */
const consentLetter: CmsPage = {
  id: 10,
  identifier: 'parental-consent-letter',
  url: { en: 'parental-consent-letter', ar: 'parental-consent-letter' },
  title: { en: 'Sample letter of parental consent', ar: '' },
  description: { en: 'A letter of consent for a student under eighteen, in the form most embassies and schools accept.', ar: '' },
  html: {
    en: `<p>Embassies and schools ask for this letter in English when a student under eighteen travels alone. Copy it, fill in the gaps, sign it in blue ink and attach a copy of the passport or national identity card of each parent who signs.</p>
<blockquote>
<p>Date: ________</p>
<p>To whom it may concern,</p>
<p>I, ________ (full name as in passport), holder of passport number ________, am the father / mother / legal guardian of ________, born on ________, holder of passport number ________.</p>
<p>I give my consent for my child to travel to ________ from ________ to ________ in order to attend a course at ________ (school and address), and to live during that time at ________ (host family or residence and address).</p>
<p>I confirm that ________ (name, telephone) acts as guardian or contact person in the country, and I authorise the school to obtain medical care for my child in an emergency.</p>
<p>I will bear the costs of the course, the stay and the journey home.</p>
<p>Name, signature, telephone, e-mail</p>
</blockquote>
<h2>Good to know</h2>
<ul>
<li>If both parents hold custody, both sign.</li>
<li>Some embassies want the signature witnessed by the chamber of commerce or a notary. The <a href="/visa-guides">visa guide</a> of the country says so.</li>
<li>The dates should cover the flight days, not only the course.</li>
</ul>`,
    ar: '',
  },
}

export const helpPages: CmsPage[] = [refundPolicy, paymentMethods, packingList, studentInsurance, consentLetter]
