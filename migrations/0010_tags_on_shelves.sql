INSERT INTO `shelves`
	(`category_key`, `out_of_stock`, `rank`, `product_id`, `brand`, `rating_tenths`, `created_at`, `release_date`)
SELECT char(1) || g.`tag`, s.`out_of_stock`, s.`rank`, s.`product_id`, s.`brand`, s.`rating_tenths`, s.`created_at`, s.`release_date`
	FROM `product_tags` g CROSS JOIN `shelves` s ON s.`product_id` = g.`product_id` AND s.`category_key` = '';
