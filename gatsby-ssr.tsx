export { onPreRenderHTML, onRenderBody, replaceRenderer } from './src/app/ssr'
