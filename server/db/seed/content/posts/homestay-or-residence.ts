import type { Post } from '../../../../../src/contract/catalogue-schema'
import { authors, topics } from './desk'

export const homestayOrResidence: Post = {
  id: 3,
  url: { en: 'homestay-or-residence', ar: 'السكن-مع-عائلة' },
  title: { en: 'Living with a family: the customs of the house', ar: 'السكن مع عائلة: آداب البيت الذي ستدخله' },
  summary: {
    en: 'What a host family gives that a residence cannot, the small rules nobody writes down, and when a residence is the better choice.',
    ar: 'ما الذي تعطيك إياه العائلة ولا يعطيكه سكن الطلاب، والآداب التي لا يكتبها أحد، ومتى يكون سكن الطلاب أنسب لك.',
  },
  author: authors.noura,
  publishedOn: '2025-11-09',
  poster: 'brighton',
  topic: topics.living,
  html: {
    en: `<p>A homestay is not a cheap hotel. It is a family, a widow, or a couple whose children have left, with a spare room and the patience to hear the same mistake twice. Those who treat it as a home come back with another mother; those who treat it as a bed come back with a complaint.</p>
<h2>Before you arrive</h2>
<p>Write to the family as soon as you have their name. Five lines: who you are, what you eat and do not eat, that you pray and will be no trouble, when your plane lands. Schools pass on that you want halal food or a house without a dog, but only if you say so when you book.</p>
<h2>The rules nobody writes down</h2>
<ul>
<li><strong>Dinner has an hour.</strong> If you will be late, send a message before they cook, not after.</li>
<li><strong>Showers are short.</strong> Hot water often comes from a tank. Ten minutes, and leave the floor dry: say beforehand that you wash for prayer, and ask for a small jug.</li>
<li><strong>The kitchen is theirs.</strong> Ask once what you may use and when.</li>
<li><strong>Quiet after ten.</strong> Riyadh is an hour or more ahead in most of Europe, so ring your friends from the garden.</li>
<li><strong>Guests are agreed on</strong>, never surprised.</li>
</ul>
<h2>Your first evening</h2>
<p>You are tired, and they have waited. Do three things before you go to sleep. Say your name slowly and ask theirs, and write it down as you hear it. Ask how the door, the shower and the heating work, and let them show you rather than tell you. And ask what time the house gets up, goes to bed and eats. A small present helps: dates, coffee, a book of pictures of your city. It need not cost much; it needs a sentence about where it is from.</p>
<p>In the morning walk the way to school once with somebody of the house, or on the map, before the first day of lessons. You will then arrive with a question about the street instead of an excuse.</p>
<h2>Saying what is wrong</h2>
<p>British and Irish families say “you might like to…” and mean “please do”. You may be direct and polite at once: “The room is lovely, but I am cold at night. Could I have another blanket?” If something is truly wrong, tell the school on the first day, not in the fourth week. Schools move students quietly; ask what the second placement costs before you agree.</p>
<h2>Living with a religion that is not theirs</h2>
<p>Most families have met a Muslim student before you, and some have not. Explain in two sentences: that you pray five times, that it takes some minutes and needs a clean, quiet corner; that you eat no pork and drink no wine, and that it does not disturb you if they do. Ask which side of the house looks to the south-east, or show them the arrow on your telephone: children love it. A woman who covers her hair may say so on the first day, so that everybody knocks. If you prefer a house without men, or a house without animals, that is a wish for the booking and not for the first evening; say it to us in time, and the school will look for one.</p>
<h2>When a residence suits you better</h2>
<p>You are over twenty, you have lived alone, you keep late hours, or you want to cook for yourself. A residence often costs more in summer than in winter, and the talk in its kitchen is in six sorts of English. Under eighteen, choose the family: many schools allow nothing else.</p>
<blockquote><p>My hostess corrected my prepositions for twelve weeks over tea. No teacher has ever had that much of my time.</p></blockquote>
<h2>Three questions that decide it</h2>
<ol>
<li><strong>How much do you want to speak?</strong> With a family you speak at dinner whether you want to or not. In a residence you must open your door yourself.</li>
<li><strong>How far will you travel?</strong> Families live where families live, often half an hour or more from the school. A residence is usually nearer. Look at the minutes, not at the map.</li>
<li><strong>Who cooks?</strong> Half board leaves your lunch to you. A kitchen of your own saves money only if you really cook.</li>
</ol>
<p>You need not choose one for the whole stay. Many students begin with four weeks in a family, while everything is new, and move when they have friends to move with. Ask us to price both parts before you book: two placement fees may cost what the cheaper room saves.</p>
<h2>Small things that open the door</h2>
<p>Make your bed. Learn the dog’s name even if you keep your distance. On Sunday cook one dish from home and clean the kitchen after it. Ask the old photographs on the wall who they are. A family remembers the student who asked, and talks to him.</p>
<p>Both kinds are priced for your own dates on every <a href="/search-by-course">course page</a>. Look at the distance in minutes, the meals, and the nights included.</p>`,
    ar: `<p>السكن مع عائلة ليس فندقًا رخيصًا. هو أسرة، أو سيدة تعيش وحدها، أو زوجان كبر أبناؤهما، عندهم غرفة زائدة وصبر على سماع الخطأ نفسه مرتين. من عدّه بيتًا رجع وله أم ثانية، ومن عدّه سريرًا رجع ومعه شكوى.</p>
<h2>قبل أن تصل</h2>
<p>راسل العائلة فور معرفة اسمها بخمسة أسطر: من أنت، وماذا تأكل وما لا تأكل، وأنك تصلي ولن تزعج أحدًا، ومتى تصل طائرتك. والمعهد ينقل رغبتك في الطعام الحلال أو في بيت بلا كلب، لكن بشرط أن تذكرها عند الحجز.</p>
<h2>آداب لا يكتبها أحد</h2>
<ul>
<li><strong>للعشاء ساعة.</strong> إن تأخرت فأرسل رسالة قبل أن يطبخوا لا بعده.</li>
<li><strong>الاستحمام قصير.</strong> الماء الحار في كثير من البيوت من خزان. عشر دقائق تكفي، واترك الأرض جافة، وأخبرهم من البداية أنك تتوضأ واطلب إبريقًا صغيرًا.</li>
<li><strong>المطبخ مطبخهم.</strong> اسأل مرة واحدة عمّا تستعمله ومتى.</li>
<li><strong>الهدوء بعد العاشرة.</strong> الرياض متقدمة ساعة أو أكثر على معظم أوروبا، فكلّم أصحابك من الحديقة.</li>
<li><strong>الضيف باتفاق</strong> لا بمفاجأة.</li>
</ul>
<h2>ليلتك الأولى</h2>
<p>أنت متعب وهم ينتظرونك. فافعل ثلاثة أشياء قبل أن تنام. قل اسمك ببطء واسأل عن أسمائهم واكتبها كما تسمعها. واسأل كيف يعمل الباب والدش والتدفئة، واتركهم يُرونك ذلك لا يصفونه لك. واسأل متى يستيقظ البيت ومتى ينام ومتى يأكل. وتنفعك هدية صغيرة: تمر، أو قهوة، أو كتاب صور عن مدينتك. لا يلزم أن تكون غالية، بل أن تقول معها جملة عن المكان الذي جاءت منه.</p>
<p>وفي الصباح امشِ الطريق إلى المعهد مرة قبل أول يوم دراسة، مع أحد من أهل البيت أو على الخريطة، فتصل ومعك سؤال عن الشارع بدل العذر.</p>
<h2>كيف تقول إن شيئًا لا يعجبك؟</h2>
<p>العائلة البريطانية أو الأيرلندية تقول لك «قد يناسبك أن…» وهي تقصد «افعل من فضلك». وأنت تستطيع أن تكون صريحًا ومهذبًا معًا: «الغرفة جميلة لكني أبرد في الليل، هل أجد بطانية أخرى؟». وإن كان الأمر جادًا فأخبر المعهد من اليوم الأول ولا تنتظر الأسبوع الرابع، فالمعاهد تنقل الطالب بهدوء. واسأل عن رسم الترتيب الثاني قبل أن توافق.</p>
<h2>دينك في بيتهم</h2>
<p>أكثر العائلات استقبل طالبًا مسلمًا قبلك، وبعضها لم يفعل. فاشرح لهم في جملتين: تصلي خمس مرات، والصلاة دقائق ولا تحتاج إلا إلى ركن نظيف هادئ، ولا تأكل لحم الخنزير ولا تشرب الخمر، ولا يضايقك أن يفعلوا. واسألهم عن جهة الجنوب الشرقي من البيت، أو أرهم سهم القبلة في جوالك، فالأطفال يحبونه. ومن تتحجب فلتقل ذلك من اليوم الأول حتى يطرق الجميع بابها. أما من أراد بيتًا بلا رجال، أو بيتًا بلا حيوان، فهذه رغبة تُكتب عند الحجز لا في الليلة الأولى. أخبرنا بها في وقتها ليبحث المعهد لك عن بيت يناسبك.</p>
<h2>متى يكون سكن الطلاب أنسب؟</h2>
<p>إذا تجاوزت العشرين، وسبق أن عشت وحدك، وتحب السهر أو الطبخ لنفسك. وسعره في الصيف أعلى منه في الشتاء في الغالب، والكلام في مطبخه بست لهجات من الإنجليزية. أما من هو دون الثامنة عشرة فالعائلة أولى، وكثير من المعاهد لا يسمح له بغيرها.</p>
<blockquote><p>ظلت سيدة البيت تصحح لي حروف الجر اثني عشر أسبوعًا ونحن نشرب الشاي. لم يعطني معلم قط هذا القدر من وقته.</p></blockquote>
<h2>ثلاثة أسئلة تحسم الأمر</h2>
<ol>
<li><strong>كم تريد أن تتكلم؟</strong> مع العائلة ستتكلم على العشاء شئت أم أبيت، وفي سكن الطلاب أنت من يفتح بابه.</li>
<li><strong>كم تحتمل من الطريق؟</strong> العائلات تسكن حيث تسكن العائلات، وكثيرًا ما يكون ذلك على نصف ساعة أو أكثر من المعهد، وسكن الطلاب أقرب في العادة. فانظر إلى الدقائق لا إلى الخريطة.</li>
<li><strong>من يطبخ؟</strong> نصف الإقامة يترك لك غداءك، والمطبخ الخاص لا يوفر شيئًا إلا لمن يطبخ حقًّا.</li>
</ol>
<p>ولا يلزمك أن تختار واحدًا للمدة كلها. كثير من الطلاب يبدؤون بأربعة أسابيع مع عائلة ما دام كل شيء جديدًا عليهم، ثم ينتقلون حين يجدون من ينتقلون معه. اطلب منا سعر الجزأين قبل أن تحجز، فقد يأكل رسم الترتيب الثاني ما توفّره الغرفة الأرخص.</p>
<h2>أشياء صغيرة تفتح لك القلوب</h2>
<p>رتّب سريرك كل صباح. واعرف اسم حيوانهم وإن لم تقترب منه. واطبخ لهم يوم الأحد طبقًا من طعام أهلك، ثم نظّف المطبخ بعده. واسأل عن الصور القديمة المعلقة على الجدار، فكل صورة حكاية، وكل حكاية درس استماع لا يُدفع ثمنه. وإن مرض أحدهم فاسأل عنه، وإن خرجوا بالأكياس فاحملها معهم. العائلة لا تنسى الطالب الذي سأل عنها، وهو الذي يطول معه الحديث على العشاء.</p>
<p>تجد النوعين بسعر تواريخك في كل <a href="/search-by-course">صفحة دورة</a>، فانظر إلى المسافة بالدقائق والوجبات وعدد الليالي.</p>`,
  },
}
