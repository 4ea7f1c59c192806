import { blockIds as ids } from '../../../../src/config/content-identifiers'
import type { CmsBlock } from '../../../../src/contract/catalogue-schema'

type Draft = Omit<CmsBlock, 'id'>

const drafts: Draft[] = [
  {
    identifier: ids.homeHero,
    title: {
      en: 'Learn a language among its people, and know the whole cost before you pack',
      ar: 'تعلّم اللغة بين أهلها، واعرف التكلفة كلها قبل أن تحزم حقيبتك',
    },
    html: {
      en: '<p>Language courses and university places in the world’s student cities, priced to the last riyal: tuition, room, transfer, insurance and every fee.</p>',
      ar: '<p>دورات لغة وقبول جامعي في أجمل مدن الطلاب حول العالم، والسعر محسوب حتى آخر ريال: الدراسة والسكن والاستقبال والتأمين وكل الرسوم.</p>',
    },
  },
  {
    identifier: ids.homePromise,
    title: { en: 'A bill you can read', ar: 'فاتورة تُقرأ بوضوح' },
    html: {
      en: '<p>Every line of your price says where it comes from. Move the start by a week, add a week, change the room: you see which line moved, and why. The school’s prices are the school’s own; our fee is one line.</p>',
      ar: '<p>كل سطر في سعرك يقول من أين جاء. قدّم البدء أسبوعًا أو زد أسبوعًا أو غيّر الغرفة، وسترى أي سطر تغيّر ولماذا. أسعار المعهد هي أسعاره، ورسم خدمتنا سطر واحد.</p>',
    },
  },
  {
    identifier: ids.howItWorks,
    title: { en: 'How it works', ar: 'كيف تسير الرحلة' },
    html: {
      en: `<ol>
<li><strong>Search with your own dates.</strong> Language, place, weeks and month; each result shows the total for exactly that.</li>
<li><strong>Build the trip.</strong> Choose the room, the transfer and the insurance, and watch the total.</li>
<li><strong>Book and pay.</strong> As a guest or with an account, by bank transfer, with your price held.</li>
<li><strong>Pack.</strong> We send the school’s letter, help with the visa papers and give you the number to ring on arrival.</li>
</ol>`,
      ar: `<ol>
<li><strong>ابحث بمواعيدك.</strong> اللغة والمكان والأسابيع والشهر، وكل نتيجة تعرض إجمالي ما طلبته بالضبط.</li>
<li><strong>رتّب رحلتك.</strong> اختر الغرفة والاستقبال والتأمين، وتابع الإجمالي وهو يتغير.</li>
<li><strong>احجز وادفع.</strong> بحساب أو من دونه، بالتحويل البنكي، وسعرك محفوظ.</li>
<li><strong>جهّز حقيبتك.</strong> نرسل خطاب المعهد ونساعدك في أوراق التأشيرة ونعطيك رقم من تتصل به عند الوصول.</li>
</ol>`,
    },
  },
  {
    identifier: ids.trustStrip,
    title: { en: 'Why families choose us', ar: 'لماذا تثق بنا الأسر' },
    html: {
      en: `<ul>
<li><strong>All fees in the total</strong> from the first screen</li>
<li><strong>Accredited schools only</strong> checked every year</li>
<li><strong>One adviser</strong> from the quote to the way home</li>
<li><strong>Licensed in Saudi Arabia</strong> with a tax invoice for every booking</li>
</ul>`,
      ar: `<ul>
<li><strong>كل الرسوم في الإجمالي</strong> من أول شاشة</li>
<li><strong>معاهد معتمدة فقط</strong> نراجع اعتمادها كل سنة</li>
<li><strong>مرشد واحد</strong> من عرض السعر حتى العودة</li>
<li><strong>وكالة سعودية مرخّصة</strong> وفاتورة ضريبية لكل حجز</li>
</ul>`,
    },
  },
  {
    identifier: ids.agencies,
    title: { en: 'An agency of your own?', ar: 'لديك وكالة؟' },
    html: {
      en: '<p>Price and book for your own students with Rihla, see your commission on each booking, and send quotes under your own name. <a href="/be-a-partner">Be a partner</a></p>',
      ar: '<p>احسب الأسعار واحجز لطلابك عن طريق رحلة، واعرف عمولتك عن كل حجز، وأرسل عروض الأسعار باسم وكالتك. <a href="/be-a-partner">كن شريكًا</a></p>',
    },
  },
  {
    identifier: ids.footerAbout,
    title: { en: 'Rihla', ar: 'رحلة' },
    html: {
      en: '<p>A Riyadh agency for students who want to learn abroad. We show the whole price, book the place and stay with you until you are home again.</p>',
      ar: '<p>وكالة من الرياض لكل من يريد أن يتعلم في الخارج. نريك التكلفة كاملة، ونحجز مقعدك، ونبقى معك حتى تعود إلى أهلك.</p>',
    },
  },
  {
    identifier: ids.footerLegal,
    title: { en: 'Legal facts', ar: 'بيانات نظامية' },
    html: {
      en: '<p>Rihla Travel and Tourism Agency, demonstration company. Tourism licence 73100000. Commercial registration 1010000000. VAT number 310122393500003.</p>',
      ar: '<p>وكالة رحلة للسفر والسياحة، منشأة تجريبية للعرض. ترخيص السياحة 73100000، السجل التجاري 1010000000، الرقم الضريبي 310122393500003.</p>',
    },
  },
  {
    identifier: ids.contactHeadOffice,
    title: { en: 'Head office', ar: 'المقر الرئيس' },
    html: {
      en: '<p>2nd floor, Rihla House, Prince Mohammed bin Abdulaziz Street, Al Olaya, Riyadh 12241. Visitors’ parking is behind the building. There is a prayer room on our floor, and a quiet room for families.</p>',
      ar: '<p>مبنى رحلة، الدور الثاني، شارع الأمير محمد بن عبدالعزيز، حي العليا، الرياض 12241. مواقف الزوار خلف المبنى، وفي الدور مصلى وغرفة هادئة للعائلات.</p>',
    },
  },
  {
    identifier: ids.contactHours,
    title: { en: 'When we answer', ar: 'متى نرد عليك' },
    html: {
      en: '<p>Sunday to Thursday from 9:00 to 18:00, Saturday from 10:00 to 14:00, Riyadh time. In Ramadan from 10:00 to 16:00 and from 21:00 to midnight. Students abroad reach the emergency number at any hour.</p>',
      ar: '<p>من الأحد إلى الخميس من 9:00 إلى 18:00، والسبت من 10:00 إلى 14:00 بتوقيت الرياض. وفي رمضان من 10:00 إلى 16:00 ومن 21:00 حتى منتصف الليل. وطلابنا في الخارج يجدون رقم الطوارئ في أي ساعة.</p>',
    },
  },
  {
    identifier: ids.getHelp,
    title: { en: 'Tell us where you would like to be', ar: 'قل لنا أين تحب أن تكون' },
    html: {
      en: `<p>Not everyone wants to choose from a list. Tell an adviser four things and we answer with two or three trips that fit, each with its whole price:</p>
<ul>
<li>who is travelling: age, level of the language, first time abroad or not</li>
<li>when, and for how many weeks</li>
<li>what matters most: price, the city, few Arabic speakers in class, a family nearby</li>
<li>the sum you would like not to exceed</li>
</ul>
<p>We answer within one working day. It costs nothing and binds you to nothing.</p>`,
      ar: `<p>ليس كل أحد يحب الاختيار من قائمة طويلة. قل للمرشد أربعة أمور ونعود إليك برحلتين أو ثلاث تناسبك، ومع كل واحدة تكلفتها كاملة:</p>
<ul>
<li>من المسافر: عمره ومستواه في اللغة، وهل سافر من قبل</li>
<li>متى، وكم أسبوعًا</li>
<li>ما الأهم عندك: السعر، أو المدينة، أو قلة العرب في الفصل، أو قرب قريب أو صديق</li>
<li>المبلغ الذي لا تريد أن تتجاوزه</li>
</ul>
<p>نرد خلال يوم عمل واحد، من دون مقابل ومن دون أي التزام.</p>`,
    },
  },
  {
    identifier: ids.beAPartner,
    title: { en: 'Send your students with Rihla', ar: 'أرسل طلابك مع رحلة' },
    html: {
      en: `<p>Training centres, schools, travel offices and independent advisers work with us as partner agencies.</p>
<h2>What you get</h2>
<ul>
<li>The same prices we have, in riyals, with every fee, at the hour you ask</li>
<li>Quotes with your own logo, in Arabic or English, that your student can open on a telephone</li>
<li>A commission on tuition shown before you book, and a ledger that says when it was earned and when it was paid</li>
<li>Your students in one table: who has paid, who has a letter, who flies next week</li>
</ul>
<h2>What we ask</h2>
<ul>
<li>A commercial registration and a tax number</li>
<li>One person who is responsible for bookings</li>
<li>Your agreement to show the student the whole price and never more than the school’s own</li>
</ul>
<h2>How it begins</h2>
<ol>
<li>Send us your registration, tax number and the name of your contact.</li>
<li>We call you within two working days and sign a short agreement.</li>
<li>Your account is opened and an adviser shows your team around, in person or on a call.</li>
</ol>`,
      ar: `<p>تعمل معنا مراكز تدريب ومدارس ومكاتب سفر ومرشدون مستقلون بصفة وكالات شريكة.</p>
<h2>ما الذي تحصل عليه</h2>
<ul>
<li>أسعارنا نفسها بالريال ومعها كل الرسوم، في اللحظة التي تسأل فيها</li>
<li>عروض أسعار بشعار وكالتك، بالعربية أو الإنجليزية، يفتحها طالبك على جواله</li>
<li>عمولة على رسوم الدراسة تعرفها قبل الحجز، وسجلّ يبيّن متى استُحقت ومتى صُرفت</li>
<li>طلابك في جدول واحد: من دفع، ومن وصل خطابه، ومن يسافر الأسبوع القادم</li>
</ul>
<h2>ما الذي نطلبه</h2>
<ul>
<li>سجل تجاري ورقم ضريبي</li>
<li>شخص واحد مسؤول عن الحجوزات</li>
<li>التزامك بأن تُريَ الطالب السعر كاملًا، وألا يزيد على سعر المعهد نفسه</li>
</ul>
<h2>كيف نبدأ</h2>
<ol>
<li>أرسل إلينا السجل التجاري والرقم الضريبي واسم المسؤول.</li>
<li>نتصل بك خلال يومي عمل ونوقّع اتفاقية قصيرة.</li>
<li>نفتح حسابك، ويعرّف أحد مرشدينا فريقك بالنظام حضوريًا أو عن بُعد.</li>
</ol>`,
    },
  },
  {
    identifier: ids.summerGroups,
    title: { en: 'Summer groups', ar: 'المجموعات الصيفية' },
    html: {
      en: '<p>Two to four weeks for ages eight to seventeen: lessons in the morning, sport and outings after lunch, and a Saudi group leader day and night. One price holds everything, flights excepted. Boys and girls are housed apart, meals are halal, and parents get a message every evening.</p>',
      ar: '<p>من أسبوعين إلى أربعة لمن أعمارهم بين الثامنة والسابعة عشرة: دروس في الصباح، ورياضة ورحلات بعد الغداء، ومشرف سعودي معهم ليل نهار. سعر واحد يشمل كل شيء ما عدا الطيران. سكن البنين مستقل عن سكن البنات، والوجبات حلال، ورسالة لولي الأمر كل مساء.</p>',
    },
  },
  {
    identifier: ids.universityAdmissions,
    title: { en: 'University admissions', ar: 'القبول الجامعي' },
    html: {
      en: '<p>A university place is applied for, not bought. We check your certificates against the programme, prepare the application and the personal statement with you, and follow it until the offer is in your hands. If your grades or your English are not there yet, a foundation year or a pathway course may be the way in.</p>',
      ar: '<p>المقعد الجامعي يُطلب ولا يُشترى. نقارن شهاداتك بشروط البرنامج، ونجهّز معك الطلب والخطاب الشخصي، ونتابعه حتى يصلك القبول. وإن لم تبلغ درجاتك أو لغتك الحد المطلوب بعد، فقد تكون السنة التأسيسية أو برنامج التجسير هي الباب.</p>',
    },
  },
  {
    identifier: ids.languageSchools,
    title: { en: 'Language schools', ar: 'معاهد اللغة' },
    html: {
      en: '<p>Schools we know, by city. Each is accredited where it teaches, publishes its class sizes, and has answered our questions about prayer, food and students under eighteen.</p>',
      ar: '<p>معاهد نعرفها، مرتبة بحسب المدينة. كلٌّ منها معتمد في بلده، ويعلن عدد طلاب فصوله، وأجاب عن أسئلتنا في الصلاة والطعام ومن هم دون الثامنة عشرة.</p>',
    },
  },
  {
    identifier: ids.checkoutNote,
    title: { en: 'Before you place the order', ar: 'قبل تأكيد الطلب' },
    html: {
      en: '<p>Check that each name is spelt as in the passport. You pay nothing on this page: we show you the account and hold your price. <a href="/refund-policy">What comes back if plans change</a></p>',
      ar: '<p>تأكد أن كل اسم مكتوب كما في الجواز. لن تدفع شيئًا في هذه الصفحة: نعرض لك رقم الحساب ونحفظ لك السعر. <a href="/سياسة-الاسترداد">ما الذي يُعاد إليك إذا تغيّرت خططك</a></p>',
    },
  },
  {
    identifier: ids.thankYouNext,
    title: { en: 'What happens next', ar: 'ما الخطوة القادمة' },
    html: {
      en: `<ol>
<li>Transfer the amount with the reference shown, before the date shown.</li>
<li>We send your booking to the school within one working day of receiving it.</li>
<li>The school’s letter reaches you by e-mail, usually within a week.</li>
<li>Apply for the visa with that letter: <a href="/visa-guides">see your country’s guide</a>.</li>
</ol>`,
      ar: `<ol>
<li>حوّل المبلغ مع كتابة المرجع الظاهر، قبل التاريخ الظاهر.</li>
<li>نرسل حجزك إلى المعهد خلال يوم عمل من وصول المبلغ.</li>
<li>يصلك خطاب المعهد بالبريد الإلكتروني، خلال أسبوع في الغالب.</li>
<li>قدّم على التأشيرة بهذا الخطاب: <a href="/أدلة-التأشيرات">اقرأ دليل وجهتك</a>.</li>
</ol>`,
    },
  },
]

export const blocks: CmsBlock[] = drafts.map((draft, index) => ({ id: index + 1, ...draft }))
