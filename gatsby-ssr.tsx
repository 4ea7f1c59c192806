export { onPreRenderHTML, onRenderBody } from './src/app/ssr'
