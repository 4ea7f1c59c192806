import type { CmsPage } from '../../../../../src/contract/catalogue-schema'

export const sitePolicy: CmsPage = {
  id: 5,
  identifier: 'site-policy',
  url: { en: 'site-policy', ar: 'site-policy' },
  title: { en: 'Site policy', ar: 'سياسة الموقع' },
  description: {
    en: 'How this site may be used, where its information comes from, how reviews are published and how we work on accessibility.',
    ar: 'كيف يُستخدم هذا الموقع، ومن أين تأتي معلوماته، وكيف تُنشر التقييمات، وكيف نيسّره للجميع.',
  },
  html: {
    en: `<p>This page is about the site itself. What you buy is covered by the <a href="/termes-and-condition">terms and conditions</a>, and your data by <a href="/privacy-and-security">privacy and security</a>.</p>
<h2>Using the site</h2>
<p>You may look, compare, save quotes and print or share them freely, for yourself or for someone you help. Please do not copy the catalogue for another shop, send automatic requests that slow the site down for others, or try to reach data that is not yours. Accounts that do so are closed.</p>
<h2>Where our information comes from</h2>
<ul>
<li><strong>Prices and dates</strong> come from the price list each school signs with us. The page shows the price of the day it was built; the cart asks the server again, and the server’s price is the one that counts.</li>
<li><strong>City facts</strong> such as population and living costs come from public sources and from students who lived there. They are a guide, not a promise.</li>
<li><strong>Visa pages</strong> explain in general terms. Rules change, and the embassy’s own site always prevails.</li>
</ul>
<p>If you find a mistake, <a href="/contact-us">tell us</a>. We correct prices the same day.</p>
<h2>Reviews</h2>
<p>Only people may review, not schools, and a review marked as verified was written by someone who completed a booking with us. We publish bad reviews as well as good ones. We remove only what is unlawful, insulting or about a named private person, and we never change the words.</p>
<h2>How results are ordered</h2>
<p>Search results are ordered by how well they fit what you asked, then by name. You can sort them by price or rating. A school cannot pay for a better place.</p>
<h2>Accessibility</h2>
<p>We want everyone to be able to book with us: with a keyboard, a screen reader, large text or a slow telephone. We test against the Web Content Accessibility Guidelines 2.2, level AA. If something stops you, call us and we do it for you while we repair it.</p>
<h2>Languages</h2>
<p>The site is written in Arabic and in English. A few papers, such as sample letters for an embassy, exist in one language only, because that is the language in which they must be handed in. We say so on the page.</p>
<h2>Names, pictures and marks</h2>
<p>The name Rihla, the mark and the drawings of cities are ours. Names of schools and tests belong to their owners.</p>
<h2>Links to other sites</h2>
<p>Some pages lead to embassies, maps and test providers. We choose them with care, but what they publish is theirs.</p>
<h2>When the site is not available</h2>
<p>Now and then we close for maintenance at night, Riyadh time. Your cart is kept. In an emergency abroad do not wait for the site: ring the number on your travel sheet.</p>`,
    ar: `<p>هذه الصفحة عن الموقع نفسه. أما ما تشتريه ففي <a href="/termes-and-condition">الشروط والأحكام</a>، وأما بياناتك ففي <a href="/privacy-and-security">الخصوصية والأمان</a>.</p>
<h2>استخدام الموقع</h2>
<p>تصفّح وقارن واحفظ عروض الأسعار واطبعها وشاركها كما تشاء، لنفسك أو لمن تساعده. ونرجو ألا يُنسخ الدليل لمتجر آخر، وألا تُرسل طلبات آلية تُبطئ الموقع على غيرك، وألا يحاول أحد الوصول إلى بيانات ليست له. والحساب الذي يفعل ذلك يُغلق.</p>
<h2>من أين تأتي معلوماتنا</h2>
<ul>
<li><strong>الأسعار والمواعيد</strong> من قائمة الأسعار التي يوقّعها كل معهد معنا. الصفحة تعرض سعر يوم إعدادها، والسلة تسأل الخادم من جديد، وسعر الخادم هو المعتمد.</li>
<li><strong>معلومات المدن</strong> كعدد السكان وتكاليف المعيشة من مصادر عامة ومن طلاب عاشوا فيها، وهي للاسترشاد لا للإلزام.</li>
<li><strong>صفحات التأشيرات</strong> تشرح القواعد العامة، والأنظمة تتغير، وموقع السفارة هو المرجع دائمًا.</li>
</ul>
<p>إذا وجدت خطأ <a href="/contact-us">فأخبرنا</a>، ونصحح الأسعار في اليوم نفسه.</p>
<h2>التقييمات</h2>
<p>التقييم للطلاب لا للمعاهد، وما عليه علامة «موثّق» كتبه من أتم حجزه معنا. ننشر السلبي كما ننشر الإيجابي، ولا نحذف إلا المخالف للنظام أو المسيء أو ما يمس شخصًا بعينه، ولا نغيّر كلام أحد.</p>
<h2>ترتيب النتائج</h2>
<p>تُرتب نتائج البحث بحسب قربها مما طلبت ثم بالاسم، ولك ترتيبها بالسعر أو التقييم. ولا يستطيع معهد أن يشتري مكانًا أعلى.</p>
<h2>إتاحة الموقع للجميع</h2>
<p>نريد أن يحجز معنا كل أحد: من يستخدم لوحة المفاتيح وحدها، أو قارئ الشاشة، أو الخط الكبير، أو هاتفًا بطيئًا. ونختبر الموقع على معيار WCAG 2.2 بالمستوى AA. فإن أعاقك شيء فاتصل بنا ننجز لك الحجز ريثما نصلحه.</p>
<h2>اللغات</h2>
<p>الموقع مكتوب بالعربية والإنجليزية. وهناك أوراق قليلة، كنماذج الخطابات الموجهة إلى السفارات، لا توجد إلا بلغة واحدة لأنها تُقدّم بها، ونبيّن ذلك في صفحتها.</p>
<h2>الأسماء والصور والعلامات</h2>
<p>اسم رحلة وشعارها ورسوم المدن ملك لنا، وأسماء المعاهد والاختبارات لأصحابها.</p>
<h2>روابط المواقع الأخرى</h2>
<p>تقودك بعض الصفحات إلى مواقع السفارات والخرائط والاختبارات. نختارها بعناية، لكن ما تنشره مسؤوليتها.</p>
<h2>إذا توقف الموقع</h2>
<p>قد نغلق الموقع للصيانة ليلًا بتوقيت الرياض، وسلتك محفوظة. وإن كنت في الخارج وطرأ طارئ فلا تنتظر الموقع: اتصل بالرقم المكتوب في ورقة سفرك.</p>`,
  },
}
