import { ankara } from './places/ankara'
import { auckland } from './places/auckland'
import { barcelona } from './places/barcelona'
import { beijing } from './places/beijing'
import { berlin } from './places/berlin'
import { boston } from './places/boston'
import { bournemouth } from './places/bournemouth'
import { brighton } from './places/brighton'
import { brisbane } from './places/brisbane'
import { bristol } from './places/bristol'
import { cambridge } from './places/cambridge'
import { capeTown } from './places/cape-town'
import { capital } from './places/capital'
import { chicago } from './places/chicago'
import { coast } from './places/coast'
import { dublin } from './places/dublin'
import { edinburgh } from './places/edinburgh'
import { florence } from './places/florence'
import { galway } from './places/galway'
import { georgeTown } from './places/george-town'
import { hamburg } from './places/hamburg'
import { homestay } from './places/homestay'
import { istanbul } from './places/istanbul'
import { kualaLumpur } from './places/kuala-lumpur'
import { liverpool } from './places/liverpool'
import { london } from './places/london'
import { losAngeles } from './places/los-angeles'
import { lyon } from './places/lyon'
import { madrid } from './places/madrid'
import { malaga } from './places/malaga'
import { malta } from './places/malta'
import { manchester } from './places/manchester'
import { melbourne } from './places/melbourne'
import { miami } from './places/miami'
import { montreal } from './places/montreal'
import { mountain } from './places/mountain'
import { munich } from './places/munich'
import { newYork } from './places/new-york'
import { nice } from './places/nice'
import { oxford } from './places/oxford'
import { paris } from './places/paris'
import { perth } from './places/perth'
import { residence } from './places/residence'
import { rome } from './places/rome'
import { sanDiego } from './places/san-diego'
import { school } from './places/school'
import { shanghai } from './places/shanghai'
import { sharedFlat } from './places/shared-flat'
import { singapore } from './places/singapore'
import { studio } from './places/studio'
import { sydney } from './places/sydney'
import { toronto } from './places/toronto'
import { universityTown } from './places/university-town'
import { valencia } from './places/valencia'
import { vancouver } from './places/vancouver'
import { washington } from './places/washington'
import type { Scene } from './sheet'

/** Every drawing by the name of its file. Only the script that writes static/posters imports this: pages embed the files. */
export const scenes: Record<string, Scene> = {
  london,
  oxford,
  cambridge,
  brighton,
  manchester,
  edinburgh,
  bournemouth,
  bristol,
  liverpool,
  dublin,
  galway,
  'st-julians': malta,
  'new-york': newYork,
  boston,
  washington,
  chicago,
  miami,
  'san-diego': sanDiego,
  'los-angeles': losAngeles,
  toronto,
  vancouver,
  montreal,
  sydney,
  melbourne,
  brisbane,
  perth,
  auckland,
  'cape-town': capeTown,
  'kuala-lumpur': kualaLumpur,
  'george-town': georgeTown,
  singapore,
  beijing,
  shanghai,
  paris,
  nice,
  lyon,
  berlin,
  munich,
  hamburg,
  madrid,
  barcelona,
  valencia,
  malaga,
  rome,
  florence,
  istanbul,
  ankara,
  coast,
  capital,
  'university-town': universityTown,
  mountain,
  school,
  homestay,
  residence,
  'shared-flat': sharedFlat,
  studio,
}
