/** menu/*: navigation as editors arranged it. */
import type { Menu } from '../../../src/contract/catalogue-schema'
import type { MenusQuery } from '../../../src/contract/content-schema'
import type { List } from '../../../src/contract/list-schema'
import { fail } from '../../fail'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { pageOf, readPage } from '../catalogue/paging'

/** The menu of a code such as main_menu_ar. Fails with `not_found`. */
export function menuByCode(snapshot: CatalogueSnapshot, code: string): Menu {
  const menu = snapshot.menuByCode.get(code)
  if (!menu) throw fail('not_found')
  return menu
}

/** Menus by comma list of codes; unknown ones are left out. Without codes: all, by code. */
export function listMenus(snapshot: CatalogueSnapshot, input: MenusQuery): List<Menu> {
  const byCode = [...snapshot.menus].sort((a, b) => (a.code < b.code ? -1 : 1))
  const asked = input.menu_codes?.split(',').map((code) => code.trim())
  return pageOf(asked ? asked.flatMap((code) => snapshot.menuByCode.get(code) ?? []) : byCode, readPage(input))
}
