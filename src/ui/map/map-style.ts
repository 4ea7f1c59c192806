import { css } from 'styled-components'

/**
 * What Leaflet's layers need to lie where they belong, in logical properties: its own style sheet would be written into every page by the
 * build, and be mirrored in Arabic, where a map is not. The map's box has dir="ltr".
 */
export const mapStyle = css`
  .leaflet-container { position: absolute; inset: 0; isolation: isolate; overflow: hidden; touch-action: none; cursor: grab; background: var(--sunk); }
  .leaflet-pane, .leaflet-tile, .leaflet-marker-icon, .leaflet-tile-container, .leaflet-layer, .leaflet-pane > svg {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
  }
  .leaflet-pane > svg { max-inline-size: none; overflow: visible; pointer-events: none; }
  .leaflet-tile { max-inline-size: none; visibility: hidden; user-select: none; }
  .leaflet-tile-loaded { visibility: inherit; }
  .leaflet-map-pane, .leaflet-overlay-pane { z-index: 400; }
  .leaflet-tile-pane { z-index: 200; }
  .leaflet-marker-pane { z-index: 600; }
  .leaflet-zoom-animated { transform-origin: 0 0; }
  .leaflet-zoom-anim .leaflet-zoom-animated { transition: transform 0.25s cubic-bezier(0, 0, 0.25, 1); }
  .leaflet-drag-target { cursor: grabbing; }
  .leaflet-marker-icon:hover, .leaflet-marker-icon:focus-within { z-index: 1000 !important; }
  .leaflet-marker-icon :is(a, button) {
    display: inline-flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-block-size: 44px;
    min-inline-size: 44px;
    translate: -50% -50%;
    padding: 2px var(--space-3);
    border: 1.5px solid var(--action);
    border-radius: var(--radius-full);
    background: var(--paper);
    color: var(--ink);
    box-shadow: var(--shadow);
    font-size: var(--text--1);
    font-weight: 600;
    line-height: 1.25;
    white-space: nowrap;
    text-decoration: none;
  }
  /* A link is of the one place it stands at, and points there. */
  .leaflet-marker-icon a { translate: -50% calc(-100% - 7px); }
  .leaflet-marker-icon a::after {
    content: '';
    position: absolute;
    inset-block-start: calc(100% - 5px);
    inset-inline: 0;
    inline-size: 10px;
    block-size: 10px;
    margin-inline: auto;
    border: inherit;
    background: inherit;
    rotate: 45deg;
    clip-path: polygon(100% 0, 100% 100%, 0 100%);
  }
  .leaflet-marker-icon small { font-weight: 400; color: var(--ink-soft); font-variant-numeric: tabular-nums; }
  .leaflet-marker-icon :is(a, button):hover, .leaflet-marker-icon button[aria-pressed='true'] { background: var(--action); color: var(--on-action); }
  .leaflet-marker-icon :is(a, button):hover small, .leaflet-marker-icon button[aria-pressed='true'] small { color: inherit; }
`
