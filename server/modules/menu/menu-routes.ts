/** menu/*. */
import { Menu } from '../../../src/contract/catalogue-schema'
import { MenuQuery, MenusQuery } from '../../../src/contract/content-schema'
import { listOf } from '../../../src/contract/list-schema'
import { serveRead } from '../catalogue/serve-read'
import { listMenus, menuByCode } from './menu-service'

export const menuCalls = [
  serveRead('menu/getMenu', { input: MenuQuery, output: Menu }, ({ snapshot, input }) => menuByCode(snapshot, input.menu_code)),
  serveRead('menu/getMenus', { input: MenusQuery, output: listOf(Menu) }, ({ snapshot, input }) => listMenus(snapshot, input)),
]
