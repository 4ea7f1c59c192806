import type { CmsPage } from '../../../../../src/contract/catalogue-schema'

/** One country's guide in one language; the page's grammar is the same for all (see `toPage`). */
export type GuideText = {
  title: string
  url: string
  description: string
  opening: string
  short: string
  long: string
  papers: string[]
  arrival: string
  advice: string
}
export type VisaGuide = { country: string; en: GuideText; ar: GuideText }

const headings = {
  en: {
    short: 'A short course',
    long: 'A long course',
    papers: 'Papers to prepare',
    arrival: 'At the border and after',
    advice: 'From our experience',
    note: 'This page explains in general terms and was last read through by our visa desk in the autumn. Rules differ by passport and change without notice: the official site of the country always prevails. <a href="/contact-us">Ask us</a> before you pay for a flight.',
    more: 'See also <a href="/student-insurance">student insurance</a> and <a href="/packing-list">what to pack</a>.',
  },
  ar: {
    short: 'الدورة القصيرة',
    long: 'الدورة الطويلة',
    papers: 'الأوراق المطلوبة',
    arrival: 'عند الوصول وبعده',
    advice: 'من تجربتنا',
    note: 'هذه الصفحة تشرح القواعد العامة، وآخر مراجعة لها من مكتب التأشيرات عندنا كانت في الخريف. الأنظمة تختلف باختلاف الجواز وتتغير من دون إشعار، والمرجع دائمًا هو الموقع الرسمي للدولة. <a href="/contact-us">اسألنا</a> قبل أن تشتري التذكرة.',
    more: 'واقرأ أيضًا <a href="/تأمين-الطلاب">تأمين الطلاب</a> و<a href="/قائمة-حقيبة-السفر">قائمة الحقيبة</a>.',
  },
}

const toHtml = (locale: 'en' | 'ar', text: GuideText): string => {
  const words = headings[locale]
  return `<p>${text.opening}</p>
<h2>${words.short}</h2>
<p>${text.short}</p>
<h2>${words.long}</h2>
<p>${text.long}</p>
<h2>${words.papers}</h2>
<ul>
${text.papers.map((paper) => `<li>${paper}</li>`).join('\n')}
</ul>
<h2>${words.arrival}</h2>
<p>${text.arrival}</p>
<h2>${words.advice}</h2>
<p>${text.advice}</p>
<blockquote><p>${words.note}</p></blockquote>
<p>${words.more}</p>`
}

export const toPage = (guide: VisaGuide, id: number): CmsPage => ({
  id,
  identifier: `visa-${guide.country.toLowerCase()}`,
  url: { en: guide.en.url, ar: guide.ar.url },
  title: { en: guide.en.title, ar: guide.ar.title },
  description: { en: guide.en.description, ar: guide.ar.description },
  html: { en: toHtml('en', guide.en), ar: toHtml('ar', guide.ar) },
})

/** The page that lists the guides. */
export const toIndexPage = (guides: readonly VisaGuide[], id: number): CmsPage => {
  const list = (locale: 'en' | 'ar') =>
    guides.map((guide) => `<li><a href="/${guide[locale].url}">${guide[locale].title}</a></li>`).join('\n')
  return {
    id,
    identifier: 'visa-guides',
    url: { en: 'visa-guides', ar: 'أدلة-التأشيرات' },
    title: { en: 'Visa guides', ar: 'أدلة التأشيرات' },
    description: {
      en: 'What each country asks of a student from the Gulf: short courses, long courses, papers and the days after arrival.',
      ar: 'ما تطلبه كل دولة من الطالب الخليجي: الدورات القصيرة والطويلة والأوراق والأيام الأولى.',
    },
    html: {
      en: `<p>Choose your destination. Each guide tells you which permission fits a short and a long course, which papers to gather, and what to do in the first days.</p>
<ul>
${list('en')}
</ul>
<h2>What is the same everywhere</h2>
<ul>
<li>A passport valid for six months beyond your return, with two empty pages.</li>
<li>The school’s letter with the same name, number and dates as your papers.</li>
<li>Proof that you can pay, in your name or your sponsor’s, for three to six months back.</li>
<li>Honest answers. A refused visa that you do not mention weighs more than the refusal.</li>
<li>For students under eighteen, a <a href="/parental-consent-letter">letter of consent</a>.</li>
</ul>
<p>Start when your booking is confirmed. In spring, appointments in Riyadh and Jeddah may be three to six weeks away.</p>`,
      ar: `<p>اختر وجهتك. كل دليل يخبرك بنوع التصريح المناسب للدورة القصيرة والطويلة، والأوراق التي تجمعها، وما تفعله في أيامك الأولى.</p>
<ul>
${list('ar')}
</ul>
<h2>ما يتكرر في كل مكان</h2>
<ul>
<li>جواز ساري المفعول ستة أشهر بعد عودتك وفيه صفحتان فارغتان.</li>
<li>خطاب المعهد بالاسم والرقم والتواريخ نفسها التي في أوراقك.</li>
<li>ما يثبت القدرة المالية باسمك أو باسم من يتكفل بك، لثلاثة أشهر إلى ستة مضت.</li>
<li>الصدق في الإجابة. إخفاء رفض سابق أثقل من الرفض نفسه.</li>
<li>ولمن هم دون الثامنة عشرة <a href="/parental-consent-letter">خطاب موافقة ولي الأمر</a> (بالإنجليزية).</li>
</ul>
<p>ابدأ فور تأكيد حجزك، ففي الربيع قد تبعد المواعيد في الرياض وجدة من ثلاثة أسابيع إلى ستة.</p>`,
    },
  }
}
