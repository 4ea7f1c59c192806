// Gatsby asks for this file; the plugin is gatsby-node.ts.
