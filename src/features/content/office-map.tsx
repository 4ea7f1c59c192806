import styled from 'styled-components'
import { useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'

const Figure = styled.figure`
  display: grid;
  gap: var(--space-2);
  svg {
    inline-size: 100%;
    block-size: 17.5rem;
    border-radius: var(--radius-card);
    border: 1px solid var(--line);
    background: var(--sunk);
  }
  text { font-family: var(--font); font-size: 17px; fill: var(--ink); text-anchor: middle; paint-order: stroke; stroke: var(--paper); stroke-width: 4px; stroke-linejoin: round; }
  ${from('tablet')} { svg { block-size: auto; } text { font-size: 14px; } }
  .pin text { font-weight: 600; fill: var(--offer-ink); font-size: 20px; }
  figcaption { color: var(--ink-soft); font-size: var(--text--1); }
`

const parks = ['M60 40h96v58H60z', 'M470 212h92v70h-92z']
const houses = [
  'M210 46h44v34h-44z',
  'M268 46h58v34h-58z',
  'M210 94h116v28H210z',
  'M392 40h60v40h-60z',
  'M470 40h92v40h-92z',
  'M392 94h170v28H392z',
  'M60 206h52v40H60z',
  'M124 206h34v76h-34z',
  'M60 258h52v24H60z',
  'M210 206h60v76h-60z',
  'M284 206h42v34h-42z',
  'M284 252h42v30h-42z',
  'M392 206h62v32h-62z',
  'M392 250h62v32h-62z',
]

/**
 * Where the head office is, drawn: no map service is asked, nothing is loaded from elsewhere, and it prints. Geography never mirrors.
 * @assumed the drawn map stands where no map service is configured (`map/service` is "drawn").
 */
export function OfficeMap() {
  const t = useText('content')
  return (
    <Figure>
      <svg viewBox="0 0 620 330" role="img" aria-label={t('contact.mapLabel')} preserveAspectRatio="xMidYMid slice">
        <path d={houses.join('')} fill="var(--page)" />
        <path d={parks.join('')} fill="var(--success-soft)" />
        <g fill="none" stroke="var(--paper)" strokeLinecap="square">
          <path d="M-10 164H630" strokeWidth="34" />
          <path d="M-10 308H630" strokeWidth="22" />
          <path d="M183-10V340" strokeWidth="38" />
          <path d="M359-10V340" strokeWidth="26" />
          <path d="M590-10V340M36-10V340" strokeWidth="12" />
        </g>
        <text transform="rotate(-90 189 80)" x="189" y="84">
          {t('contact.map.kingFahd')}
        </text>
        <text transform="rotate(-90 364 250)" x="364" y="254">
          {t('contact.map.olaya')}
        </text>
        <text x="310" y="170">
          {t('contact.map.tahlia')}
        </text>
        <text x="290" y="313">
          {t('contact.map.makkah')}
        </text>
        <g className="pin" transform="translate(0 -15)">
          <path
            d="M268 160c-14-20-22-30-22-42a22 22 0 0 1 44 0c0 12-8 22-22 42z"
            fill="var(--offer)"
            stroke="var(--paper)"
            strokeWidth="3"
          />
          <circle cx="268" cy="118" r="8" fill="var(--paper)" />
          <text x="268" y="84">
            {t('contact.map.here')}
          </text>
        </g>
      </svg>
      <figcaption>{t('contact.mapNote')}</figcaption>
    </Figure>
  )
}
