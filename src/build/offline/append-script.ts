/** What gatsby-plugin-offline puts at the end of the worker; written before the build (offline-worker.ts). From the project's folder: the plugin's options are part of each page's scripts. */
export const appendScript = 'var/build/offline-worker.js'
