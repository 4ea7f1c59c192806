import { appCode, menuCode } from '../config/limits'
import type { Menu } from '../contract/catalogue-schema'
import type { AgencyLogo } from '../contract/sub-agent-schema'
import type { Result } from '../domain/result'
import type { Client } from './client'
import type { Failure } from './failure'
import { mapped } from './mapped'

/** Spec §3 "Customer (session data)". */
export type CustomerSession = { entityId: number; email: string; firstname: string; lastname: string; name: string; groupId: number }
/** `entityId` is null while the agency is not approved. */
export type SubAgentSession = { entityId: number | null; agencyName: string; commissionBasisPoints: number; logo: AgencyLogo | null }
export type GeoState = { id: number; name: string }
/** `code` ISO alpha-2; `allowed`: people there may book. */
export type GeoCountry = { code: string; name: string; phoneCode: string; allowed: boolean }

/** Start-up, session, menus, blocks and geography in the site's own words. */
export function sessionCalls(client: Client) {
  return {
    setStore: (storeCode: string) => client.call('core/websites/setCurrentStore', { store_code: storeCode }),
    menu: async (locale: string): Promise<Result<Menu, Failure>> => client.call('menu/getMenu', { menu_code: menuCode(locale) }),
    configs: async (paths: readonly string[], storeCode: string) =>
      mapped(await client.call('core/config/getConfigByPaths', { paths: paths.join(','), store_id: storeCode }), ({ configs }) => configs),
    /** The app record's id: appManagerId. */
    app: async () => mapped(await client.call('appmanagerapi/app/getApp', { app_code: appCode }), ({ data }) => data.entity_id),
    isLoggedIn: async () => mapped(await client.call('core/customers/checkLoginSession'), ({ success }) => success === true),
    customer: async () =>
      mapped(
        await client.call('core/customers/getLoginCustomerData'),
        ({ data }): CustomerSession => ({
          entityId: data.entity_id,
          email: data.email,
          firstname: data.firstname,
          lastname: data.lastname,
          name: data.name,
          groupId: data.group_id,
        }),
      ),
    subAgent: async () =>
      mapped(await client.call('subagents/getByLoggedCustomer'), ({ data }): SubAgentSession | null =>
        data
          ? { entityId: data.entity_id, agencyName: data.agency_name, commissionBasisPoints: data.commission_basis_points, logo: data.logo }
          : null,
      ),
    logOut: () => client.call('core/customers/customerLogout'),
    countries: async () =>
      mapped(await client.call('core/geodata/getAllCountries'), ({ items }): GeoCountry[] =>
        items.map((country) => ({ code: country.id, name: country.name, phoneCode: country.phone_code, allowed: country.allowed })),
      ),
    states: async (country: string) =>
      mapped(await client.call('core/geodata/getStatesByCountry', { country_id: country }), ({ items }): GeoState[] =>
        items.map(({ id, name }) => ({ id, name })),
      ),
    block: async (identifier: string) =>
      mapped(await client.call('core/cms/getSimpleBlock', { identifier }), ({ data }) =>
        data ? { title: data.title, html: data.html } : null,
      ),
  }
}
