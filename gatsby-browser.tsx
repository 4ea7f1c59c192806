export { onClientEntry, onInitialClientRender, onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from './src/app/browser'
