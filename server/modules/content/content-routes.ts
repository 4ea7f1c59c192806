/** core/cms/*, cms/*, blog/post/*, faq/getList. */
import { Type } from '@sinclair/typebox'
import { CmsBlock, CmsPage, Faq, Post } from '../../../src/contract/catalogue-schema'
import { BlocksQuery, PageQuery, PostsQuery, SimpleBlock, SimpleBlocks } from '../../../src/contract/content-schema'
import { ListQuery, listOf } from '../../../src/contract/list-schema'
import { listInEither, localised } from '../../../src/contract/localised-schema'
import { serveRead } from '../catalogue/serve-read'
import {
  blockOfContent,
  listBlocks,
  listFaqs,
  listPages,
  listPostDocuments,
  listPosts,
  pageOfContent,
  postByUrl,
  readingOf,
  simpleBlock,
  simpleBlocks,
} from './content-service'

const PostCard = localised(Type.Omit(Post, ['html']))
const PostDetail = Type.Intersect([localised(Post), Type.Object({ others: Type.Array(PostCard) })])
const SimpleBlockAnswer = Type.Object({ success: Type.Boolean(), data: Type.Union([SimpleBlock, Type.Null()]) })

export const contentCalls = [
  serveRead('core/cms/getPage', { input: PageQuery, output: localised(CmsPage) }, ({ snapshot, input, locale }) =>
    pageOfContent(snapshot, input, locale),
  ),
  serveRead('cms/page/getById', { input: PageQuery, output: localised(CmsPage) }, ({ snapshot, input, locale }) =>
    pageOfContent(snapshot, input, locale),
  ),
  serveRead('core/cms/getBlock', { input: PageQuery, output: localised(CmsBlock) }, ({ snapshot, input, locale }) =>
    blockOfContent(snapshot, input, locale),
  ),
  serveRead('core/cms/getSimpleBlock', { input: PageQuery, output: SimpleBlockAnswer }, ({ snapshot, input, locale }) => ({
    success: true,
    data: simpleBlock(snapshot, input, locale),
  })),
  serveRead('core/cms/getSimpleBlocks', { input: BlocksQuery, output: SimpleBlocks }, ({ snapshot, input, locale }) =>
    simpleBlocks(snapshot, input, locale),
  ),
  serveRead('cms/page/getList', { input: ListQuery, output: listInEither(CmsPage) }, ({ snapshot, input, storeView }) =>
    readingOf(snapshot, listPages(snapshot, input), 'html', storeView),
  ),
  serveRead('cms/block/getList', { input: ListQuery, output: listInEither(CmsBlock) }, ({ snapshot, input, storeView }) =>
    readingOf(snapshot, listBlocks(snapshot, input), 'html', storeView),
  ),
  serveRead(
    'blog/post/getList',
    { input: PostsQuery, output: Type.Union([listOf(Post), listOf(PostCard)]) },
    ({ snapshot, input, locale, storeView }) =>
      storeView === 'all' ? listPostDocuments(snapshot, input) : listPosts(snapshot, input, locale),
  ),
  serveRead('blog/post/getByUrl', { input: PageQuery, output: PostDetail }, ({ snapshot, input, locale }) =>
    postByUrl(snapshot, input, locale),
  ),
  serveRead('faq/getList', { input: ListQuery, output: listInEither(Faq) }, ({ snapshot, input, storeView }) =>
    readingOf(snapshot, listFaqs(snapshot, input), 'answer', storeView),
  ),
]
