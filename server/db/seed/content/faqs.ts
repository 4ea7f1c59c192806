import type { Faq } from '../../../../src/contract/catalogue-schema'

type Pair = { en: string; ar: string }
type Question = { question: Pair; answer: Pair }

const booking: Question[] = [
  {
    question: { en: 'Do I need an account to book?', ar: 'هل أحتاج إلى حساب حتى أحجز؟' },
    answer: {
      en: '<p>No. You can book as a guest and receive everything by e-mail. With an account you can also follow your booking, upload documents and see earlier quotes. If you register later with the same address, your guest bookings join the account once the address is confirmed.</p>',
      ar: '<p>لا. يمكنك الحجز زائرًا ويصلك كل شيء على بريدك. والحساب يزيدك متابعة الحجز ورفع المستندات والرجوع إلى عروضك السابقة. وإذا سجلت لاحقًا بالبريد نفسه انضمت حجوزاتك إلى حسابك بعد تأكيد البريد.</p>',
    },
  },
  {
    question: { en: 'How early should I book?', ar: 'قبل كم من الوقت أحجز؟' },
    answer: {
      en: '<p>Eight to twelve weeks before the course is comfortable where a visa is needed; for July and August make it sixteen, because homestays and summer groups fill first. The earliest start you can choose on the site leaves just enough time for the school’s letter, not for a visa.</p>',
      ar: '<p>ثمانية أسابيع إلى اثني عشر قبل الدورة مدة مريحة إذا كانت هناك تأشيرة، واجعلها ستة عشر ليوليو وأغسطس لأن سكن العائلات والمجموعات الصيفية تمتلئ أولًا. وأقرب موعد يتيحه الموقع يكفي لخطاب المعهد لا للتأشيرة.</p>',
    },
  },
  {
    question: { en: 'Can I book for two students at once?', ar: 'هل أحجز لطالبين معًا؟' },
    answer: {
      en: '<p>Yes. Put both in the cart, with the same course or different ones. We ask for each traveller’s details at checkout, and the registration fee is charged once for each student and school.</p>',
      ar: '<p>نعم. أضفهما إلى السلة بدورة واحدة أو بدورتين مختلفتين، ونسألك عن بيانات كل مسافر عند إكمال الطلب، ورسوم التسجيل تُحسب مرة لكل طالب في كل معهد.</p>',
    },
  },
  {
    question: { en: 'Can I change the start date after booking?', ar: 'هل أستطيع تغيير تاريخ البدء بعد الحجز؟' },
    answer: {
      en: '<p>Yes, once without a charge from us when you ask more than thirty days before the start. The new date is priced at the new week’s rates: moving out of summer may even save money. Some schools charge a fee of their own.</p>',
      ar: '<p>نعم، مرة واحدة من دون رسم منا إذا طلبت قبل البدء بأكثر من ثلاثين يومًا. ويُحسب الموعد الجديد بأسعار أسبوعه، وقد يوفر لك الخروج من موسم الصيف. وبعض المعاهد تطلب رسمًا خاصًا بها.</p>',
    },
  },
  {
    question: { en: 'What if the school does not accept me?', ar: 'ماذا لو لم يقبلني المعهد؟' },
    answer: {
      en: '<p>It is rare in language schools, where a seat is a seat. If it happens we offer the nearest course that fits, and if you do not want it you get everything back, our fee included.</p>',
      ar: '<p>هذا نادر في معاهد اللغة، فالمقعد لمن حجزه. وإن حدث عرضنا عليك أقرب دورة مناسبة، فإن لم تردها أعدنا إليك كل ما دفعته ومنه رسم خدمتنا.</p>',
    },
  },
]

const money: Question[] = [
  {
    question: { en: 'Is the price on the site the final price?', ar: 'هل السعر في الموقع نهائي؟' },
    answer: {
      en: '<p>The total in your cart is what you pay us for that trip: every compulsory fee is already in it. Not in it are flights, the visa fee you pay to the embassy, and your daily spending.</p>',
      ar: '<p>إجمالي السلة هو ما تدفعه لنا عن هذه الرحلة، وكل رسم إلزامي داخل فيه. ولا يشمل تذاكر الطيران ورسوم التأشيرة التي تُدفع للسفارة ومصروفك اليومي.</p>',
    },
  },
  {
    question: { en: 'Why is there VAT on one line only?', ar: 'لماذا تظهر الضريبة على سطر واحد؟' },
    answer: {
      en: '<p>Because only our service fee is supplied in Saudi Arabia. Lessons and rooms are supplied abroad by the school. Your tax invoice shows both.</p>',
      ar: '<p>لأن رسم خدمتنا وحده مقدَّم داخل المملكة، أما الدراسة والسكن فيقدمهما المعهد في الخارج. وفاتورتك الضريبية تبيّن الاثنين.</p>',
    },
  },
  {
    question: { en: 'Which exchange rate do you use?', ar: 'بأي سعر صرف تحسبون؟' },
    answer: {
      en: '<p>The rate printed in your quote, and it stays the same until the quote expires. Each line is converted and rounded once, so the lines always add up to the total.</p>',
      ar: '<p>بالسعر المكتوب في عرضك، ويبقى ثابتًا حتى ينتهي العرض. نحوّل كل سطر ونقرّبه مرة واحدة، فيكون مجموع الأسطر مساويًا للإجمالي دائمًا.</p>',
    },
  },
  {
    question: { en: 'How do I pay by bank transfer?', ar: 'كيف أدفع بالتحويل البنكي؟' },
    answer: {
      en: '<p>Place the order, and you receive our IBAN and a reference. Put the reference in the transfer’s note. We confirm by e-mail when it arrives. See <a href="/payment-methods">ways to pay</a>.</p>',
      ar: '<p>أكّد الطلب فيظهر لك رقم الآيبان ومرجع السداد. اكتب المرجع في ملاحظة التحويل، ونؤكد لك بالبريد عند وصوله. انظر <a href="/طرق-الدفع">طرق الدفع</a>.</p>',
    },
  },
  {
    question: { en: 'Why can sixteen weeks cost less than fifteen?', ar: 'كيف تكون ستة عشر أسبوعًا أرخص من خمسة عشر؟' },
    answer: {
      en: '<p>Most schools price by bands: reach the next band and the lower weekly rate applies to all your weeks. Our site points out such steps when you are near one. <a href="/blog/price-cliffs">We wrote about it here</a>.</p>',
      ar: '<p>أغلب المعاهد تسعّر بالشرائح: إذا بلغت الشريحة التالية سرى سعر الأسبوع الأقل على كل أسابيعك. والموقع ينبّهك إذا اقتربت من واحدة. <a href="/blog/أسبوع-يخفض-السعر">وشرحنا ذلك هنا</a>.</p>',
    },
  },
]

const visa: Question[] = [
  {
    question: { en: 'Do you apply for the visa for me?', ar: 'هل تقدمون على التأشيرة عني؟' },
    answer: {
      en: '<p>We prepare the papers with you, check them and book the appointment where that is allowed. You sign and you give your fingerprints yourself; no agency may do it for you, and none can promise a visa.</p>',
      ar: '<p>نجهّز الأوراق معك ونراجعها ونحجز الموعد حيث يُسمح بذلك. أما التوقيع والبصمة فمنك أنت، ولا تستطيع أي وكالة أن تقوم بهما عنك ولا أن تعدك بالتأشيرة.</p>',
    },
  },
  {
    question: { en: 'What happens if my visa is refused?', ar: 'ماذا لو رُفضت التأشيرة؟' },
    answer: {
      en: '<p>Send us the refusal letter. Tuition and accommodation come back, less the school’s registration, placement and courier fees, as the <a href="/refund-policy">refund policy</a> says. Often a better file and a later date succeed.</p>',
      ar: '<p>أرسل إلينا خطاب الرفض، وتُعاد إليك رسوم الدراسة والسكن بعد خصم رسوم التسجيل وترتيب السكن والبريد السريع كما في <a href="/سياسة-الاسترداد">سياسة الاسترداد</a>. وكثيرًا ما ينجح ملف أفضل في موعد لاحق.</p>',
    },
  },
  {
    question: { en: 'Which destinations are simplest for a short course?', ar: 'ما أسهل الوجهات لدورة قصيرة؟' },
    answer: {
      en: '<p>For many Gulf passports, the United Kingdom, New Zealand, Malaysia and Türkiye have light rules for short stays. Read the <a href="/visa-guides">visa guides</a>, then check the official site, for rules change.</p>',
      ar: '<p>لكثير من جوازات الخليج تكون إجراءات الإقامة القصيرة أخف في بريطانيا ونيوزيلندا وماليزيا وتركيا. اقرأ <a href="/أدلة-التأشيرات">أدلة التأشيرات</a> ثم راجع الموقع الرسمي، فالأنظمة تتغير.</p>',
    },
  },
  {
    question: { en: 'How long must my passport be valid?', ar: 'كم يجب أن تكون صلاحية الجواز؟' },
    answer: {
      en: '<p>Six months beyond the day you come home is a safe rule everywhere, with two empty pages. Renew it before you book if you are near: the number goes into the letter of acceptance.</p>',
      ar: '<p>ستة أشهر بعد يوم عودتك قاعدة آمنة في كل مكان، مع صفحتين فارغتين. وإن قاربت على الانتهاء فجدّده قبل الحجز، لأن رقمه يُكتب في خطاب القبول.</p>',
    },
  },
  {
    question: { en: 'Does a scholarship or sponsor letter help?', ar: 'هل يفيد خطاب الجهة الداعمة؟' },
    answer: {
      en: '<p>Yes. A letter from a sponsor or an employer replaces bank statements in most files. Ask for it in English, dated, with the amount and the period.</p>',
      ar: '<p>نعم، خطاب الجهة المبتعِثة أو جهة العمل يغني غالبًا عن كشوف الحساب. اطلبه بالإنجليزية مؤرخًا وفيه المبلغ والمدة.</p>',
    },
  },
]

const life: Question[] = [
  {
    question: { en: 'Homestay or residence?', ar: 'سكن عائلة أم سكن طلاب؟' },
    answer: {
      en: '<p>A family for language and for a first time away; a residence for independence and for longer stays. Our <a href="/blog/homestay-or-residence">article on living with a family</a> goes through it.</p>',
      ar: '<p>العائلة أنفع للغة ولمن يسافر أول مرة، وسكن الطلاب لمن يريد الاستقلال أو يطيل الإقامة. ولنا <a href="/blog/السكن-مع-عائلة">مقالة عن السكن مع عائلة</a> تفصّل ذلك.</p>',
    },
  },
  {
    question: { en: 'Can I have halal meals?', ar: 'هل تتوفر وجبات حلال؟' },
    answer: {
      en: '<p>Tell us when you book. Many host families cook halal or meat-free for their guests, and every city we sell has halal shops. Self-catering rooms leave it in your own hands.</p>',
      ar: '<p>أخبرنا عند الحجز. كثير من العائلات المضيفة تطبخ لضيوفها حلالًا أو من دون لحم، وفي كل مدينة نعرضها متاجر حلال. والسكن بلا وجبات يجعل الأمر بيدك.</p>',
    },
  },
  {
    question: { en: 'Is there a place to pray at school?', ar: 'هل في المعهد مكان للصلاة؟' },
    answer: {
      en: '<p>Look for the prayer room among the facilities of each branch. Where there is none, teachers are used to opening an empty classroom. City guides list the nearest mosque.</p>',
      ar: '<p>ابحث عن «مصلى» في مرافق كل فرع. وحيث لا يوجد اعتاد المعلمون فتح فصل خالٍ، ودليل المدينة يذكر أقرب مسجد.</p>',
    },
  },
  {
    question: { en: 'Can girls be placed with a family without men?', ar: 'هل تسكن الطالبة مع عائلة بلا رجال؟' },
    answer: {
      en: '<p>You can ask for a hostess living alone or with daughters. It depends on the city, so ask early; we confirm it in writing before you pay.</p>',
      ar: '<p>يمكن طلب مضيفة تعيش وحدها أو مع بناتها. والأمر يختلف من مدينة لأخرى، فاطلبيه مبكرًا، ونؤكده كتابةً قبل الدفع.</p>',
    },
  },
  {
    question: { en: 'May I work while I study?', ar: 'هل يُسمح بالعمل أثناء الدراسة؟' },
    answer: {
      en: '<p>Usually not on a short course. Some countries allow limited hours on a long student visa. Never plan a budget that needs it.</p>',
      ar: '<p>غالبًا لا في الدورات القصيرة. وبعض الدول تسمح بساعات محدودة على تأشيرة الطالب الطويلة. فلا تبنِ ميزانيتك عليه.</p>',
    },
  },
]

const minors: Question[] = [
  {
    question: { en: 'From what age can a child study abroad?', ar: 'من أي عمر يدرس الطفل في الخارج؟' },
    answer: {
      en: '<p>With a group leader from eight, in a junior school from twelve or fourteen, in adult classes mostly from sixteen. Each course shows its own ages, and the site counts age on the first day of the course.</p>',
      ar: '<p>مع مشرف المجموعة من الثامنة، وفي برامج الناشئين من الثانية عشرة أو الرابعة عشرة، ومع الكبار من السادسة عشرة غالبًا. ولكل دورة أعمارها، ويُحسب العمر في أول يوم من الدورة.</p>',
    },
  },
  {
    question: { en: 'Who looks after a student under eighteen?', ar: 'من يرعى الطالب دون الثامنة عشرة؟' },
    answer: {
      en: '<p>The school names a welfare officer, the host is checked by the police of the country, and some countries require a local guardian. The fees for it are in your total.</p>',
      ar: '<p>يعيّن المعهد مسؤول رعاية، وتُفحص العائلة المضيفة أمنيًا في بلدها، وبعض الدول تشترط وصيًا محليًا. ورسوم ذلك داخلة في الإجمالي.</p>',
    },
  },
  {
    question: { en: 'Can a parent come along?', ar: 'هل يرافقه أحد الوالدين؟' },
    answer: {
      en: '<p>Yes. Some schools teach parents in the same weeks, and a studio near the school can be booked for two. Ask us for a family quote.</p>',
      ar: '<p>نعم. بعض المعاهد تدرّس الوالدين في الأسابيع نفسها، ويمكن حجز شقة صغيرة قرب المعهد لاثنين. اطلب منا عرضًا عائليًا.</p>',
    },
  },
  {
    question: { en: 'What do I sign as a guardian?', ar: 'ما الذي أوقّعه بصفتي ولي الأمر؟' },
    answer: {
      en: '<p>The school’s consent form (medical care, outings, curfew) and, for some embassies, a letter of consent in English; we have a <a href="/parental-consent-letter">sample letter</a>.</p>',
      ar: '<p>نموذج موافقة المعهد (العلاج والرحلات وموعد العودة ليلًا)، وتطلب بعض السفارات خطاب موافقة بالإنجليزية، ولدينا <a href="/parental-consent-letter">نموذج له</a>.</p>',
    },
  },
]

const topics: { topic: Pair; questions: Question[] }[] = [
  { topic: { en: 'Booking', ar: 'الحجز' }, questions: booking },
  { topic: { en: 'Prices and payment', ar: 'الأسعار والدفع' }, questions: money },
  { topic: { en: 'Visas and papers', ar: 'التأشيرات والأوراق' }, questions: visa },
  { topic: { en: 'Living abroad', ar: 'الحياة في الخارج' }, questions: life },
  { topic: { en: 'Students under eighteen', ar: 'من هم دون الثامنة عشرة' }, questions: minors },
]

export const faqs: Faq[] = topics
  .flatMap(({ topic, questions }) => questions.map((entry) => ({ topic, ...entry })))
  .map((entry, index) => ({ id: index + 1, ...entry }))
