import type { FieldRules } from '../../forms/refusal'
import type { Place } from './places'

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `travellers.0.birth_date` → `travellers.i12n0.birthDate`: the server counts those that were sent, the form names them. */
function formPath(wire: string, places: Place[]): string {
  const [group = '', second = '', ...rest] = wire.split('.').map(camel)
  if (group !== 'travellers') return [group, second, ...rest].filter(Boolean).join('.')
  return [group, places[Number(second)]?.key ?? second, ...rest].join('.')
}

/** The server's broken fields in the form's own paths and words; `required` is said with the field's name. */
export function rulesFromServer(fields: Record<string, string>, places: Place[]): FieldRules {
  const rules = Object.entries(fields).map(([wire, rule]) => {
    const path = formPath(wire, places)
    return [path, rule === 'required' ? `required.${path.split('.').at(-1)}` : rule]
  })
  return Object.fromEntries(rules)
}
