import type { Menu, MenuItem } from '../../../../src/contract/catalogue-schema'

const item = (label: string, path: string): MenuItem => ({ label, path })

/** Paths have no locale; each menu leads only to pages of its own language (case 81). */
export const menus: Menu[] = [
  {
    code: 'main_menu_ar',
    items: [
      item('الدورات', '/search-by-course'),
      item('معاهد اللغة', '/language-schools'),
      item('المجموعات الصيفية', '/summer-groups'),
      item('القبول الجامعي', '/university-admissions'),
      item('كيف تحجز', '/how-to-book'),
      item('المدونة', '/blog'),
      item('تواصل معنا', '/contact-us'),
    ],
  },
  {
    code: 'main_menu_en',
    items: [
      item('Courses', '/search-by-course'),
      item('Language schools', '/language-schools'),
      item('Summer groups', '/summer-groups'),
      item('University admissions', '/university-admissions'),
      item('How to book', '/how-to-book'),
      item('Blog', '/blog'),
      item('Contact us', '/contact-us'),
    ],
  },
  {
    code: 'footer_discover_ar',
    items: [
      item('ابحث عن دورة', '/search-by-course'),
      item('ابحث عن معهد', '/search-by-school'),
      item('معاهد اللغة', '/language-schools'),
      item('المجموعات الصيفية', '/summer-groups'),
      item('القبول الجامعي', '/university-admissions'),
      item('احسب تكلفة رحلتك', '/quote'),
    ],
  },
  {
    code: 'footer_discover_en',
    items: [
      item('Find a course', '/search-by-course'),
      item('Find a school', '/search-by-school'),
      item('Language schools', '/language-schools'),
      item('Summer groups', '/summer-groups'),
      item('University admissions', '/university-admissions'),
      item('Price your trip', '/quote'),
    ],
  },
  {
    code: 'footer_help_ar',
    items: [
      item('كيف تحجز', '/how-to-book'),
      item('الأسئلة الشائعة', '/faq'),
      item('طرق الدفع', '/طرق-الدفع'),
      item('أدلة التأشيرات', '/أدلة-التأشيرات'),
      item('تأمين الطلاب', '/تأمين-الطلاب'),
      item('قائمة حقيبة السفر', '/قائمة-حقيبة-السفر'),
      item('اطلب المساعدة', '/get-help'),
    ],
  },
  {
    code: 'footer_help_en',
    items: [
      item('How to book', '/how-to-book'),
      item('Questions and answers', '/faq'),
      item('Ways to pay', '/payment-methods'),
      item('Visa guides', '/visa-guides'),
      item('Student insurance', '/student-insurance'),
      item('Packing list', '/packing-list'),
      item('Get help', '/get-help'),
    ],
  },
  {
    code: 'footer_company_ar',
    items: [
      item('من نحن', '/about-us'),
      item('المدونة', '/blog'),
      item('كن شريكًا', '/be-a-partner'),
      item('سياسة الاسترداد', '/سياسة-الاسترداد'),
      item('الشروط والأحكام', '/termes-and-condition'),
      item('الخصوصية والأمان', '/privacy-and-security'),
      item('سياسة الموقع', '/site-policy'),
    ],
  },
  {
    code: 'footer_company_en',
    items: [
      item('About us', '/about-us'),
      item('Blog', '/blog'),
      item('Be a partner', '/be-a-partner'),
      item('Refund policy', '/refund-policy'),
      item('Terms and conditions', '/termes-and-condition'),
      item('Privacy and security', '/privacy-and-security'),
      item('Site policy', '/site-policy'),
    ],
  },
]
