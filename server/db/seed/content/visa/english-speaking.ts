import type { VisaGuide } from './guide'

export const englishSpeaking: VisaGuide[] = [
  {
    country: 'GB',
    en: {
      title: 'Student visa guide: United Kingdom',
      url: 'visa-united-kingdom',
      description: 'Electronic travel authorisation, short-term study and student visa for the United Kingdom, for Gulf students.',
      opening:
        'The United Kingdom is the simplest of the large destinations for a summer or a term of English, because a short stay and a course of study can share one permission.',
      short:
        'Nationals of Saudi Arabia and the other Gulf states apply online for an electronic travel authorisation and may study up to six months at an accredited school. It takes a few days and covers several visits. The permission cannot be extended inside the country.',
      long: 'For an English course of six to eleven months there is a short-term study visa. For a degree, a foundation year or a pathway you need a student visa: a licensed school sends you a confirmation number, you prove your English and your funds, and you pay a health surcharge with the fee.',
      papers: [
        'Letter of acceptance from an accredited school',
        'Address for the whole stay',
        'Return ticket or booking',
        'Bank statements of the last six months or a sponsor’s letter',
        'Under 18: consent of both parents and the name of the adult who receives you',
      ],
      arrival:
        'Keep the school’s letter in your hand luggage: the officer may ask for it. Holders of long visas use an online status instead of a card; make the account before you fly.',
      advice:
        'Do not book forty weeks “and see”. A six-month stay cannot be stretched, and going home to apply again costs more than the right visa from the start.',
    },
    ar: {
      title: 'دليل تأشيرة بريطانيا للطلاب',
      url: 'تأشيرة-بريطانيا',
      description: 'التصريح الإلكتروني والدراسة القصيرة وتأشيرة الطالب في بريطانيا للطلاب الخليجيين.',
      opening: 'بريطانيا أيسر الوجهات الكبرى لمن يريد صيفًا أو فصلًا من الإنجليزية، لأن الزيارة القصيرة والدراسة يجمعهما تصريح واحد.',
      short:
        'يقدّم السعوديون وبقية مواطني دول الخليج على التصريح الإلكتروني للسفر، ويحق لهم به الدراسة في معهد معتمد حتى ستة أشهر. يصدر خلال أيام ويصلح لأكثر من زيارة، ولا يُمدد داخل البلد.',
      long: 'لدورة إنجليزية من ستة أشهر إلى أحد عشر شهرًا هناك تأشيرة الدراسة القصيرة. أما الجامعة والسنة التأسيسية والتجسير فلها تأشيرة الطالب: ترسل إليك الجهة المرخصة رقم تأكيد، وتثبت مستواك وقدرتك المالية، وتدفع رسوم الخدمة الصحية مع رسوم الطلب.',
      papers: [
        'خطاب قبول من معهد معتمد',
        'عنوان السكن للمدة كلها',
        'تذكرة العودة أو حجزها',
        'كشف حساب لستة أشهر أو خطاب جهة متكفلة',
        'لمن دون 18: موافقة الوالدين واسم من يستقبله',
      ],
      arrival:
        'اجعل خطاب المعهد في حقيبة اليد فقد يطلبه موظف الجوازات. وأصحاب التأشيرات الطويلة لهم حالة إلكترونية بدل البطاقة، فأنشئ حسابها قبل السفر.',
      advice:
        'لا تحجز أربعين أسبوعًا وتقول «نشوف هناك». إقامة الستة أشهر لا تُمدد، والرجوع للتقديم من جديد أغلى من التأشيرة الصحيحة منذ البداية.',
    },
  },
  {
    country: 'IE',
    en: {
      title: 'Student visa guide: Ireland',
      url: 'visa-ireland',
      description: 'Short-stay and long-stay study visas for Ireland and the registration that follows.',
      opening:
        'Ireland has its own visa; a British or Schengen one does not open its door for a course. English programmes must be on the state’s list of approved courses.',
      short:
        'For up to ninety days apply for a short-stay study visa. Some Gulf passports are exempt from it for visits, others, the Saudi among them, apply in advance. Give yourself eight weeks.',
      long: 'A language course of twenty-five weeks gives permission for eight months, with at least fifteen hours of lessons a week and attendance above eighty-five per cent. Higher education has its own permission, year by year.',
      papers: [
        'Letter from a listed school, with proof that the fees are paid',
        'Health insurance for the stay',
        'Bank statements and a sponsor’s letter',
        'A letter that explains why this course, and what you do afterwards',
        'Results of any English test you have',
      ],
      arrival:
        'If you stay over ninety days you register with the immigration service and pay for a residence card. Ask the school for an appointment in your first week.',
      advice: 'The letter of explanation is read with care. One honest page about your plans does more than ten attachments.',
    },
    ar: {
      title: 'دليل تأشيرة أيرلندا للطلاب',
      url: 'تأشيرة-أيرلندا',
      description: 'تأشيرة الدراسة القصيرة والطويلة في أيرلندا والتسجيل بعد الوصول.',
      opening:
        'لأيرلندا تأشيرتها المستقلة، فلا تكفي تأشيرة بريطانيا ولا شنغن للدراسة فيها. وبرامج الإنجليزية يجب أن تكون في قائمة الدولة للبرامج المعتمدة.',
      short:
        'حتى تسعين يومًا تُطلب تأشيرة دراسة قصيرة. بعض جوازات الخليج معفاة في الزيارة، وبعضها ومنها السعودي يقدّم مسبقًا. خصّص لها ثمانية أسابيع.',
      long: 'دورة لغة من خمسة وعشرين أسبوعًا تمنح إقامة ثمانية أشهر، بشرط خمس عشرة ساعة دراسة على الأقل في الأسبوع وحضور يتجاوز 85٪. وللتعليم العالي إقامة خاصة تُجدد سنويًا.',
      papers: [
        'خطاب من معهد مدرج في القائمة وما يثبت سداد الرسوم',
        'تأمين صحي للمدة كلها',
        'كشوف حساب وخطاب المتكفل',
        'خطاب تشرح فيه سبب اختيار الدورة وخطتك بعدها',
        'نتيجة أي اختبار لغة سابق',
      ],
      arrival: 'إذا تجاوزت إقامتك تسعين يومًا سجّلت لدى إدارة الهجرة ودفعت رسوم بطاقة الإقامة. اطلب من المعهد حجز الموعد في أسبوعك الأول.',
      advice: 'خطاب الشرح يُقرأ بعناية. صفحة واحدة صادقة عن خطتك أنفع من عشرة مرفقات.',
    },
  },
  {
    country: 'US',
    en: {
      title: 'Student visa guide: United States',
      url: 'visa-united-states',
      description: 'The F-1 student visa step by step: the school’s form, the fee, the interview, the arrival.',
      opening:
        'In the United States a full-time course, also a short one, needs a student visa. The steps are many but always the same, and Saudi students have walked them for decades.',
      short:
        'English courses of eighteen hours a week or more are full time and need the F-1 visa even for four weeks. Only a light course beside a holiday may fit a visitor visa, and the officer decides; we do not advise relying on it.',
      long: 'The school sends form I-20. You pay the SEVIS fee, fill in form DS-160, book the interview and go with your papers. The visa may be valid for years; your stay lasts as long as your I-20.',
      papers: [
        'Form I-20, signed by you',
        'Receipt of the SEVIS fee',
        'Confirmation page of the DS-160 and a photograph',
        'Proof of funds for the first year or a sponsor’s financial guarantee',
        'School certificates and test results',
      ],
      arrival:
        'You may enter up to thirty days before the course starts. Report to the school in the first days: it must confirm you in the system. Every change of school goes through that same office.',
      advice:
        'The interview takes three minutes. Say in your own words what you will study, who pays, and what you will do at home afterwards.',
    },
    ar: {
      title: 'دليل تأشيرة الولايات المتحدة للطلاب',
      url: 'تأشيرة-أمريكا',
      description: 'تأشيرة الطالب F-1 خطوة بخطوة: استمارة المعهد والرسوم والمقابلة والوصول.',
      opening:
        'الدراسة بدوام كامل في أمريكا، ولو كانت قصيرة، تحتاج إلى تأشيرة طالب. خطواتها كثيرة لكنها ثابتة، وقد سلكها الطلاب السعوديون منذ عقود.',
      short:
        'دورة الإنجليزية من ثماني عشرة ساعة في الأسبوع فأكثر دوام كامل، وتحتاج إلى F-1 ولو لأربعة أسابيع. والدورة الخفيفة على هامش السياحة قد تصلح لها تأشيرة الزيارة، والقرار للموظف، ولا ننصح بالاعتماد على ذلك.',
      long: 'يرسل المعهد استمارة I-20، فتدفع رسوم SEVIS، وتعبئ نموذج DS-160، وتحجز المقابلة وتحضر بأوراقك. قد تسري التأشيرة سنوات، أما إقامتك فبمدة الـ I-20.',
      papers: [
        'استمارة I-20 موقعة منك',
        'إيصال رسوم SEVIS',
        'صفحة تأكيد DS-160 وصورة شخصية',
        'إثبات مالي للسنة الأولى أو ضمان مالي من الجهة المبتعِثة',
        'الشهادات ونتائج الاختبارات',
      ],
      arrival:
        'يمكنك الدخول قبل بدء الدورة بثلاثين يومًا. راجع المعهد في أيامك الأولى ليؤكد وصولك في النظام، وأي تغيير للمعهد يمر بالمكتب نفسه.',
      advice: 'المقابلة ثلاث دقائق. قل بكلامك أنت: ماذا ستدرس، ومن يدفع، وماذا ستفعل بعد عودتك.',
    },
  },
  {
    country: 'CA',
    en: {
      title: 'Student visa guide: Canada',
      url: 'visa-canada',
      description: 'When Canada asks for a study permit and when a visitor visa is enough.',
      opening:
        'Canada separates the visa, which lets you travel, from the permit, which lets you study. A short course needs only the first.',
      short:
        'Courses of six months or less can be taken on a visitor visa. You apply online and give fingerprints at a centre in Riyadh, Jeddah or Al Khobar.',
      long: 'More than six months needs a study permit. The school must be a designated learning institution; most provinces add an attestation letter, which the school arranges. The visa is issued together with the permit.',
      papers: [
        'Letter of acceptance with the school’s designated number',
        'Attestation letter of the province, where asked',
        'Proof of funds for fees and a year’s living',
        'A study plan of one page',
        'Medical examination for long stays',
      ],
      arrival:
        'The permit itself is printed at the airport on your first arrival. Check the spelling and the dates before you leave the desk.',
      advice:
        'Even for five months, ask for a permit if you may go on to college: changing from visitor to student inside the country is slow.',
    },
    ar: {
      title: 'دليل تأشيرة كندا للطلاب',
      url: 'تأشيرة-كندا',
      description: 'متى تطلب كندا تصريح دراسة ومتى تكفي تأشيرة الزيارة.',
      opening: 'تفرّق كندا بين التأشيرة التي تسافر بها والتصريح الذي تدرس به. والدورة القصيرة لا تحتاج إلا إلى الأولى.',
      short: 'دورات ستة أشهر فأقل تُدرس بتأشيرة زيارة. تقدّم إلكترونيًا وتعطي بصمتك في مركز الرياض أو جدة أو الخبر.',
      long: 'ما زاد على ستة أشهر يحتاج إلى تصريح دراسة من جهة تعليمية معتمدة للطلاب الدوليين، وتضيف أكثر المقاطعات خطاب تصديق يرتبه المعهد. وتصدر التأشيرة مع التصريح.',
      papers: [
        'خطاب قبول فيه رقم الجهة المعتمدة',
        'خطاب تصديق المقاطعة حيث يُطلب',
        'إثبات مالي للرسوم ومعيشة سنة',
        'خطة دراسية في صفحة واحدة',
        'فحص طبي للإقامات الطويلة',
      ],
      arrival: 'يُطبع التصريح في المطار عند أول دخول. تأكد من الاسم والتواريخ قبل أن تغادر الشباك.',
      advice: 'حتى لو كانت دورتك خمسة أشهر فاطلب التصريح إن كنت تنوي إكمال الكلية بعدها، فالتحويل من زائر إلى طالب داخل البلد بطيء.',
    },
  },
  {
    country: 'AU',
    en: {
      title: 'Student visa guide: Australia',
      url: 'visa-australia',
      description: 'Visitor and student visas for Australia, health cover and attendance.',
      opening: 'Australia decides everything online, and asks for complete papers at the first attempt.',
      short: 'Up to three months of study fit inside a visitor visa. You apply from home and receive the answer by e-mail.',
      long: 'Anything longer needs the student visa. The school sends a confirmation of enrolment once you have paid the first fees and the student health cover. You write a statement that shows you are a genuine student.',
      papers: [
        'Confirmation of enrolment',
        'Overseas student health cover for the whole stay',
        'Proof of funds for fees, living and travel',
        'English test where the level asks for it',
        'Under 18: welfare arrangement approved by the school or a parent who comes along',
      ],
      arrival:
        'The border is strict on food: declare everything, dates and coffee too. Your school reports attendance; below eighty per cent you risk the visa.',
      advice: 'Pack an English course and the college after it into one application when you already know both. One visa, one fee.',
    },
    ar: {
      title: 'دليل تأشيرة أستراليا للطلاب',
      url: 'تأشيرة-أستراليا',
      description: 'تأشيرة الزيارة وتأشيرة الطالب في أستراليا والتأمين الصحي والحضور.',
      opening: 'كل شيء في أستراليا إلكتروني، لكنها تريد الملف كاملًا من أول مرة.',
      short: 'الدراسة حتى ثلاثة أشهر تدخل في تأشيرة الزيارة. تقدّم من بيتك ويصلك الرد بالبريد.',
      long: 'ما زاد على ذلك يحتاج إلى تأشيرة طالب. يرسل المعهد تأكيد التسجيل بعد سداد أول الرسوم وتأمين الطلاب الصحي، وتكتب أنت بيانًا يثبت أنك طالب حقيقي.',
      papers: [
        'تأكيد التسجيل من المعهد',
        'تأمين صحي للطلاب الدوليين للمدة كلها',
        'إثبات مالي للرسوم والمعيشة والسفر',
        'اختبار لغة إن اشترطه المستوى',
        'لمن دون 18: ترتيب رعاية يوافق عليه المعهد أو مرافقة أحد الوالدين',
      ],
      arrival:
        'المنافذ متشددة في الطعام، فأفصح عن كل شيء ولو كان تمرًا أو قهوة. والمعهد يرفع تقرير الحضور، والنزول عن 80٪ يعرّض تأشيرتك للخطر.',
      advice: 'إذا كنت تعرف المعهد والكلية بعده فاجمعهما في طلب واحد: تأشيرة واحدة ورسم واحد.',
    },
  },
  {
    country: 'NZ',
    en: {
      title: 'Student visa guide: New Zealand',
      url: 'visa-new-zealand',
      description: 'Short study without a visa for Gulf passports, and the student visa for longer courses.',
      opening: 'New Zealand is far, calm and kind to short-term students from the Gulf.',
      short:
        'Gulf nationals may enter with an electronic travel authority and study for up to three months. Request it a week before you fly at the latest.',
      long: 'Over three months you need a student visa. You pay tuition after approval in principle, and show funds for living and for the way home.',
      papers: [
        'Offer of place from a school signed to the code for international learners',
        'Proof of funds or a sponsor’s undertaking',
        'Medical and travel insurance',
        'Chest X-ray and police record for stays over some months',
        'Under 18: a parent, a host approved by the school, or its boarding house',
      ],
      arrival: 'An arrival declaration is filled in online before landing. Clean your shoes: soil is taken as seriously as food.',
      advice: 'The seasons are reversed. A July course is a winter course, cheaper and with snow an hour away.',
    },
    ar: {
      title: 'دليل تأشيرة نيوزيلندا للطلاب',
      url: 'تأشيرة-نيوزيلندا',
      description: 'دراسة قصيرة من دون تأشيرة لجوازات الخليج، وتأشيرة الطالب للدورات الأطول.',
      opening: 'نيوزيلندا بعيدة وهادئة، وإجراءاتها لطيفة مع الطالب الخليجي في الدورات القصيرة.',
      short: 'يدخل مواطنو الخليج بتصريح إلكتروني ويدرسون حتى ثلاثة أشهر. اطلبه قبل السفر بأسبوع على الأقل.',
      long: 'فوق ثلاثة أشهر تحتاج إلى تأشيرة طالب. تدفع رسوم الدراسة بعد الموافقة المبدئية، وتثبت قدرتك على المعيشة والعودة.',
      papers: [
        'عرض مقعد من معهد ملتزم بميثاق رعاية الطلاب الدوليين',
        'إثبات مالي أو تعهد جهة متكفلة',
        'تأمين طبي وتأمين سفر',
        'أشعة صدر وصحيفة سوابق لمن تطول إقامته',
        'لمن دون 18: أحد الوالدين أو عائلة يعتمدها المعهد أو سكنه الداخلي',
      ],
      arrival: 'تعبأ بطاقة الوصول إلكترونيًا قبل الهبوط. ونظّف حذاءك، فالتراب عندهم كالطعام في المنع.',
      advice: 'الفصول هناك معكوسة، فدورة يوليو شتوية وأرخص، والثلج على بعد ساعة.',
    },
  },
  {
    country: 'MT',
    en: {
      title: 'Student visa guide: Malta',
      url: 'visa-malta',
      description: 'The Schengen visa for a course in Malta and the residence permit for longer ones.',
      opening: 'Malta teaches English under the sun and belongs to the Schengen area, so one visa shows you the rest of it too.',
      short:
        'Up to ninety days you apply for a Schengen visa through the visa centre. Say that the purpose is study and bring the school’s letter.',
      long: 'Beyond ninety days you apply for a national visa or a residence permit for study, with proof that the course is at a licensed school and is paid.',
      papers: [
        'Letter of acceptance and receipt of payment',
        'Insurance of at least 30,000 euro valid in all Schengen states',
        'Flight booking and accommodation letter',
        'Bank statements of three to six months',
        'Letter from employer or school at home',
      ],
      arrival: 'Count your days: the ninety are within any 180, and days in France or Germany count too.',
      advice: 'Book the appointment before the flight. In April the visa centres fill for June.',
    },
    ar: {
      title: 'دليل تأشيرة مالطا للطلاب',
      url: 'تأشيرة-مالطا',
      description: 'تأشيرة شنغن للدراسة في مالطا، وتصريح الإقامة للدورات الأطول.',
      opening: 'في مالطا تدرس الإنجليزية تحت الشمس، وهي من دول شنغن، فتأشيرة واحدة تريك غيرها أيضًا.',
      short: 'حتى تسعين يومًا تقدّم على تأشيرة شنغن عن طريق مركز التأشيرات. اذكر أن الغرض الدراسة وأحضر خطاب المعهد.',
      long: 'بعد التسعين تقدّم على تأشيرة وطنية أو تصريح إقامة للدراسة، مع ما يثبت أن المعهد مرخص وأن الرسوم مدفوعة.',
      papers: [
        'خطاب القبول وإيصال الدفع',
        'تأمين لا يقل عن 30,000 يورو ساري في كل دول شنغن',
        'حجز الطيران وخطاب السكن',
        'كشف حساب من ثلاثة أشهر إلى ستة',
        'خطاب من جهة العمل أو الدراسة في بلدك',
      ],
      arrival: 'احسب أيامك: التسعون يومًا ضمن أي 180 يومًا، وأيام فرنسا وألمانيا تُحسب منها.',
      advice: 'احجز الموعد قبل الطيران. ففي أبريل تمتلئ المراكز بطلبات يونيو.',
    },
  },
  {
    country: 'ZA',
    en: {
      title: 'Student visa guide: South Africa',
      url: 'visa-south-africa',
      description: 'Visitor entry and the study visa for South Africa.',
      opening: 'Cape Town offers the lowest living costs of the English-speaking cities we sell, and an easy time difference of one hour.',
      short:
        'Several Gulf passports enter without a visa for a stay of up to ninety days and may take a short course in that time. Check your own nationality with the embassy first.',
      long: 'Longer than ninety days needs a study visa from the embassy, given for the length of the course at a registered institution.',
      papers: [
        'Letter of acceptance from a registered school',
        'Proof of medical cover for the stay',
        'Police clearance for adults',
        'Bank statements or a sponsor’s letter',
        'Under 18: birth certificate and consent of both parents, certified',
      ],
      arrival: 'Children’s papers are checked closely at the airport. Carry the certified originals.',
      advice: 'Use the school’s transfer on arrival, and in the evening a booked car rather than a walk.',
    },
    ar: {
      title: 'دليل تأشيرة جنوب أفريقيا للطلاب',
      url: 'تأشيرة-جنوب-أفريقيا',
      description: 'الدخول زائرًا وتأشيرة الدراسة في جنوب أفريقيا.',
      opening: 'كيب تاون أقل المدن الناطقة بالإنجليزية تكلفةً عندنا، وفرق التوقيت معها ساعة واحدة.',
      short:
        'يدخل حاملو عدد من جوازات الخليج من دون تأشيرة حتى تسعين يومًا، ويمكنهم أخذ دورة قصيرة خلالها. تأكد من جنسيتك لدى السفارة أولًا.',
      long: 'ما زاد على تسعين يومًا يحتاج إلى تأشيرة دراسة من السفارة، بمدة الدورة وفي جهة مسجلة.',
      papers: [
        'خطاب قبول من معهد مسجل',
        'إثبات تغطية علاجية للمدة',
        'شهادة خلو سوابق للبالغين',
        'كشوف حساب أو خطاب متكفل',
        'لمن دون 18: شهادة ميلاد وموافقة الوالدين مصدقة',
      ],
      arrival: 'أوراق الأطفال تُفحص بدقة في المطار، فاحمل الأصول المصدقة معك.',
      advice: 'استعمل توصيلة المعهد عند الوصول، وفي المساء سيارة محجوزة بدل المشي.',
    },
  },
]
