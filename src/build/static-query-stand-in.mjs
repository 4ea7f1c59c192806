import { createContext, useContext } from 'react'
import unused from './stand-ins.mjs'

/**
 * What stands in the browser for Gatsby's queries of components, without its sentences for a query that is none and an answer that is not there:
 * half a kilobyte of every page awake, and a built page has its answers.
 */
export const StaticQueryContext = createContext({})
export const useStaticQuery = (query) => useContext(StaticQueryContext)[query].data
export const StaticQuery = unused
