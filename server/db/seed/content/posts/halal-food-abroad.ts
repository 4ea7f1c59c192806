import type { Post } from '../../../../../src/contract/catalogue-schema'
import { authors, topics } from './desk'

export const halalFoodAbroad: Post = {
  id: 7,
  url: { en: 'halal-food-abroad', ar: 'الطعام-الحلال-في-الخارج' },
  title: { en: 'Eating halal abroad without making it hard', ar: 'الطعام الحلال في الخارج من غير تعقيد' },
  summary: {
    en: 'What to ask the family, what to read on a label, which cities make it easy and what to carry in your bag.',
    ar: 'ماذا تقول للعائلة، وماذا تقرأ على الغلاف، وأي المدن أسهل، وماذا تضع في حقيبتك.',
  },
  author: authors.saad,
  publishedOn: '2026-04-26',
  poster: 'istanbul',
  topic: topics.living,
  html: {
    en: `<p>Of all the worries parents bring to us, this is the one that dissolves fastest. It takes a sentence to the family, ten words on a label and one good shop.</p>
<h2>Say it early and exactly</h2>
<p>“I am a Muslim” tells a host little. Say what is on the plate: “I eat fish, eggs, vegetables and cheese, and meat only if it is halal. No pork, no alcohol, also not in sauces or desserts.” Put it in the booking, where it goes to the school, and in your first letter to the family. In some cities a halal homestay costs a supplement a week; it appears as its own line in your price.</p>
<h2>Read the label</h2>
<ul>
<li><strong>Gelatine</strong> in sweets, yoghurt and marshmallows, unless it says fish or vegetable.</li>
<li><strong>Lard, bacon, ham, pepperoni</strong>: pork under other names.</li>
<li><strong>Wine vinegar is not wine</strong>, but “cooked in white wine” is what it says.</li>
<li><strong>Vegan</strong> on a packet settles most of these questions at once.</li>
</ul>
<h2>Where it is easy</h2>
<table><thead><tr><th>Very easy</th><th>Easy in the right streets</th><th>Plan a little</th></tr></thead><tbody>
<tr><td>Istanbul, Kuala Lumpur, George Town</td><td>London, Manchester, Toronto, Sydney, Paris, Berlin, Cape Town</td><td>Galway, Brighton, Florence, San Diego</td></tr>
</tbody></table>
<p>Every <a href="/cities/manchester">city page</a> has a paragraph about food and one about prayer, written for that city.</p>
<h2>Eating out with the class</h2>
<p>The whole class goes for burgers on Friday. Go. Order the fish, the falafel or the vegetable one, and nobody will make a speech about it. In most places you may sit with people who drink; if you would rather not, suggest the coffee house instead. Say it lightly and once.</p>
<h2>What to carry</h2>
<ol>
<li>Dates, cardamom and the coffee you cannot do without. Most countries refuse meat, milk and honey in luggage, so leave those.</li>
<li>A small pot, if the house allows it. One home dish a week mends a great deal, and feeds friendships.</li>
<li>A map of the halal shops near the house. The mosque on Friday is the best one.</li>
</ol>
<blockquote><p>My host mother bought a second frying pan and wrote my name on it. That was the day I stopped being a guest.</p></blockquote>
<h2>If you have an allergy</h2>
<p>Carry a card in the language of the country with the name of what you cannot eat, and say it on the form as well. “Halal” and “without nuts” are two different sentences, and a cook must hear both.</p>
<h2>The first shopping basket</h2>
<p>Go to the supermarket once with nothing to buy, and read. It is the cheapest lesson of the week, and afterwards you will shop in ten minutes. Then fill one basket you can live from whatever the house cooks: eggs, tinned tuna and chickpeas, yoghurt that says vegetarian, bread, rice, lentils, frozen vegetables, fruit in season. With these nobody goes hungry on a Sunday evening when everything is closed. Put your name on what you keep in the shared fridge, with the date, and ask for one shelf of your own. Ramadan, travel days and the week of an exam are then no trouble either. The halal butcher is for Friday: buy for the week, divide it into small bags and freeze them, and ask the family first whether the smell of frying is welcome.</p>
<p>A child in a <a href="/summer-groups">summer group</a> need not think of any of this: all meals there are halal.</p>`,
    ar: `<p>من بين كل ما يقلق الأهل، هذا أسرعها زوالًا. تكفيه جملة للعائلة، وعشر كلمات تعرفها على الغلاف، ومتجر واحد جيد.</p>
<h2>قلها مبكرًا وبالتفصيل</h2>
<p>كلمة «أنا مسلم» لا تكفي المضيف. قل له ما يكون في الصحن: «آكل السمك والبيض والخضار والجبن، ولا آكل من اللحم إلا الحلال، ولا آكل الخنزير ولا ما فيه كحول ولو في الصلصة أو الحلوى». اكتبها في الحجز لتصل إلى المعهد، وفي رسالتك الأولى إلى العائلة. وفي بعض المدن يُزاد سعر السكن الأسبوعي لمن يطلب الحلال، ويظهر ذلك في سطر مستقل من سعرك.</p>
<h2>اقرأ الغلاف</h2>
<ul>
<li><strong>Gelatine</strong> (جيلاتين) في الحلوى والزبادي والمارشملو، ما لم يُكتب أنه سمكي أو نباتي.</li>
<li><strong>Lard, bacon, ham, pepperoni</strong> أسماء أخرى للخنزير.</li>
<li><strong>Wine vinegar</strong> خلّ وليس خمرًا، أما cooked in white wine فهو كما كُتب.</li>
<li><strong>Vegan</strong> على العلبة تختصر عليك أكثر هذه الأسئلة.</li>
</ul>
<h2>أين يسهل الأمر؟</h2>
<table><thead><tr><th>سهل جدًا</th><th>سهل إن عرفت الحي</th><th>يحتاج إلى ترتيب</th></tr></thead><tbody>
<tr><td>إسطنبول، كوالالمبور، جورج تاون</td><td>لندن، مانشستر، تورنتو، سيدني، باريس، برلين، كيب تاون</td><td>غالواي، برايتون، فلورنسا، سان دييغو</td></tr>
</tbody></table>
<p>وفي <a href="/cities/manchester">صفحة كل مدينة</a> فقرة عن الطعام وأخرى عن الصلاة كُتبتا لها خاصة.</p>
<h2>مع زملاء الفصل</h2>
<p>الفصل كله ذاهب إلى البرغر يوم الجمعة، فاذهب معهم واطلب السمك أو الفلافل أو الخضار، ولن يلقي أحد خطبة في ذلك. وإن لم ترغب في الجلوس حيث يُشرب فاقترح المقهى بدلًا من المطعم، وقلها بلطف ومرة واحدة.</p>
<h2>ماذا تحمل معك؟</h2>
<ol>
<li>التمر والهيل والقهوة التي لا تستغني عنها. واترك اللحوم والألبان والعسل، فأكثر الدول تمنع دخولها.</li>
<li>قدر صغير إن سمح أهل البيت. فطبخة واحدة من طعام أهلك كل أسبوع تشرح الصدر وتجمع الأصدقاء.</li>
<li>خريطة بالمتاجر الحلال القريبة من سكنك، وخير من يدلك عليها جماعة المسجد يوم الجمعة.</li>
</ol>
<blockquote><p>اشترت سيدة البيت مقلاة ثانية وكتبت اسمي عليها. يومها لم أعد ضيفًا.</p></blockquote>
<h2>إذا كان عندك حساسية</h2>
<p>احمل بطاقة بلغة البلد فيها اسم ما لا تستطيع أكله، واكتبه في النموذج كذلك، فقولك «حلال» وقولك «بلا مكسرات» جملتان مختلفتان، ولا بد أن يسمع الطباخ الاثنتين. وإن شككت في طعام فاسأل بلطف: <bdi dir="ltr" lang="en">What is in it?</bdi> وهو سؤال عادي يسأله النباتيون كل يوم، فلا تستحِ منه. وإن لم تجد جوابًا فاترك الصحن وكُل غيره، فالخيارات أكثر مما تظن.</p>
<h2>سلّة التسوّق الأولى</h2>
<p>ادخل المتجر مرة وأنت لا تريد شراء شيء، واقرأ ما على العلب. هذا أرخص دروس الأسبوع، وبعده تتسوق في عشر دقائق. ثم املأ سلّة تكفيك مهما كان عشاء البيت: بيض، وتونة وحمّص معلّبان، وزبادي مكتوب عليه أنه نباتي، وخبز وأرز وعدس، وخضار مجمّدة، وفاكهة الموسم. بهذه لا يجوع أحد في مساء أحد أُغلقت فيه المتاجر. واكتب اسمك والتاريخ على ما تضعه في الثلاجة المشتركة، واطلب رفًّا لك وحدك، فيسهل عليك بذلك رمضان وأيام الرحلات وأسبوع الاختبارات. أما الجزّار الحلال فليوم الجمعة: اشترِ لأسبوع، وقسّم اللحم في أكياس صغيرة وجمّدها، واستأذن أهل البيت قبل القلي، فبعضهم يضايقه دخانه.</p>
<p>أما أبناؤكم في <a href="/summer-groups">المجموعات الصيفية</a> فقد كُفوا هذا كله، فوجباتهم جميعها حلال.</p>`,
  },
}
