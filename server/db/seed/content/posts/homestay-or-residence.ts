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
<h2>Saying what is wrong</h2>
<p>British and Irish families say “you might like to…” and mean “please do”. You may be direct and polite at once: “The room is lovely, but I am cold at night. Could I have another blanket?” If something is truly wrong, tell the school on the first day, not in the fourth week. Schools move students quietly and often at no cost.</p>
<h2>When a residence suits you better</h2>
<p>You are over twenty, you have lived alone, you keep late hours, or you want to cook for yourself. A residence costs more in summer and less in winter, and the talk in its kitchen is in six sorts of English. Under eighteen, choose the family: many schools allow nothing else.</p>
<blockquote><p>My hostess corrected my prepositions for twelve weeks over tea. No teacher has ever had that much of my time.</p></blockquote>
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
<h2>كيف تقول إن شيئًا لا يعجبك؟</h2>
<p>العائلة البريطانية أو الأيرلندية تقول لك «قد يناسبك أن…» وهي تقصد «افعل من فضلك». وأنت تستطيع أن تكون صريحًا ومهذبًا معًا: «الغرفة جميلة لكني أبرد في الليل، هل أجد بطانية أخرى؟». وإن كان الأمر جادًا فأخبر المعهد من اليوم الأول ولا تنتظر الأسبوع الرابع، فالمعاهد تنقل الطالب بهدوء ومن دون رسم في الغالب.</p>
<h2>متى يكون سكن الطلاب أنسب؟</h2>
<p>إذا تجاوزت العشرين، وسبق أن عشت وحدك، وتحب السهر أو الطبخ لنفسك. وسعره يرتفع في الصيف وينخفض في الشتاء، والكلام في مطبخه بست لهجات من الإنجليزية. أما من هو دون الثامنة عشرة فالعائلة أولى، وكثير من المعاهد لا يسمح له بغيرها.</p>
<blockquote><p>ظلت سيدة البيت تصحح لي حروف الجر اثني عشر أسبوعًا ونحن نشرب الشاي. لم يعطني معلم قط هذا القدر من وقته.</p></blockquote>
<h2>أشياء صغيرة تفتح لك القلوب</h2>
<p>رتّب سريرك كل صباح. واعرف اسم حيوانهم وإن لم تقترب منه. واطبخ لهم يوم الأحد طبقًا من طعام أهلك، ثم نظّف المطبخ بعده. واسأل عن الصور القديمة المعلقة على الجدار، فكل صورة حكاية، وكل حكاية درس استماع لا يُدفع ثمنه. وإن مرض أحدهم فاسأل عنه، وإن خرجوا بالأكياس فاحملها معهم. العائلة لا تنسى الطالب الذي سأل عنها، وهو الذي يطول معه الحديث على العشاء.</p>
<p>تجد النوعين بسعر تواريخك في كل <a href="/search-by-course">صفحة دورة</a>، فانظر إلى المسافة بالدقائق والوجبات وعدد الليالي.</p>`,
  },
}
