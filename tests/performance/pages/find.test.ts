import { testListPage } from '../support/listPage.ts'

testListPage({ file: 'findPage.tsx', items: 'documents and their chats', many: 1_000, typed: 'tides' })
