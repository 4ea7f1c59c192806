export { onClientEntry, onInitialClientRender, onPreRouteUpdate, onRouteUpdate } from './src/app/browser'
