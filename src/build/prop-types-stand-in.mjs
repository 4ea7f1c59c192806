/** What stands in the browser for prop-types, with which Gatsby's own parts describe what they take: since version 19 React does not read it. */
const anything = new Proxy(() => anything, { get: () => anything })
export default anything
