import type { UrlRulesTable } from '../../schema/catalogue-tables'

/** Server-side route rules (spec §2): addresses the shop once had. Paths are decoded, NFC, without a trailing slash. */
export const urlRules: UrlRulesTable[] = [
  { id: 1, from_path: '/en/terms', to_path: '/en/termes-and-condition', status: 301 },
  { id: 2, from_path: '/ar/terms', to_path: '/ar/termes-and-condition', status: 301 },
  { id: 3, from_path: '/ar/الشروط-والأحكام', to_path: '/ar/termes-and-condition', status: 301 },
  { id: 4, from_path: '/ar/من-نحن', to_path: '/ar/about-us', status: 301 },
  { id: 5, from_path: '/en/privacy-policy', to_path: '/en/privacy-and-security', status: 301 },
  { id: 6, from_path: '/ar/privacy-policy', to_path: '/ar/privacy-and-security', status: 301 },
  { id: 7, from_path: '/ar/refund-policy', to_path: '/ar/سياسة-الاسترداد', status: 301 },
  { id: 8, from_path: '/en/سياسة-الاسترداد', to_path: '/en/refund-policy', status: 301 },
  { id: 9, from_path: '/en/summer', to_path: '/en/summer-groups', status: 302 },
  { id: 10, from_path: '/ar/الصيف', to_path: '/ar/summer-groups', status: 302 },
  { id: 11, from_path: '/en/offers-2024', to_path: null, status: 410 },
  { id: 12, from_path: '/ar/عروض-2024', to_path: null, status: 410 },
]
