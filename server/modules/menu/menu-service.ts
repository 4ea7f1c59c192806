/** menu/*: navigation as editors arranged it. */
import type { Menu } from '../../../src/contract/catalogue-schema'
import { fail } from '../../fail'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'

/** The menu of a code such as main_menu_ar. Fails with `not_found`. */
export function menuByCode(snapshot: CatalogueSnapshot, code: string): Menu {
  const menu = snapshot.menuByCode.get(code)
  if (!menu) throw fail('not_found')
  return menu
}

/** Menus by comma list of codes; unknown ones are left out. Without codes: all, by code. */
export function listMenus(snapshot: CatalogueSnapshot, codes: string | undefined): Menu[] {
  if (codes) return codes.split(',').flatMap((code) => snapshot.menuByCode.get(code.trim()) ?? [])
  return [...snapshot.menus].sort((a, b) => (a.code < b.code ? -1 : 1))
}
