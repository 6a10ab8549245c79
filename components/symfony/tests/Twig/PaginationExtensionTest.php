<?php

// Written by pagination-tag.

namespace App\Tests\Twig;

use App\Twig\PaginationExtension;
use PHPUnit\Framework\TestCase;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\RequestStack;
use Symfony\Component\Routing\Generator\UrlGenerator;
use Symfony\Component\Routing\RequestContext;
use Symfony\Component\Routing\Route;
use Symfony\Component\Routing\RouteCollection;
use Twig\Environment;
use Twig\Loader\FilesystemLoader;

class PaginationExtensionTest extends TestCase
{
    public function testAListOfOnePageHasNoLinks(): void
    {
        $this->assertSame('', $this->show(1, 1));
    }

    public function testPreviousAndNextLeadToThePagesBesideTheCurrentOne(): void
    {
        $page = $this->show(7, 42);
        $this->assertMatchesRegularExpression('~href="/posts\?page=6"\s+rel="prev~', $page);
        $this->assertMatchesRegularExpression('~href="/posts\?page=8"\s+rel="next~', $page);
    }

    public function testTheFirstPageHasNoPreviousAndTheLastPageNoNext(): void
    {
        $this->assertStringNotContainsString('rel="prev', $this->show(1, 42));
        $this->assertStringNotContainsString('rel="next', $this->show(42, 42));
    }
    // begin with numbers

    public function testTheCurrentPageIsMarked(): void
    {
        $this->assertSame(1, substr_count($this->show(7, 42), 'aria-current="page"'));
    }

    public function testAGapStandsForTwoPagesOrMore(): void
    {
        $pages = fn (string $page): array => preg_match_all('/>\s*(\d+|…)\s*</u', $page, $found) ? $found[1] : [];
        $this->assertSame(['1', '2', '3', '4', '5', '6', '7'], $pages($this->show(4, 7)));
        $this->assertSame(['1', '…', '6', '7', '8', '…', '42'], $pages($this->show(7, 42)));
    }
    // end

    private function show(int $current, int $total): string
    {
        $request = Request::create('/posts', 'GET', ['page' => $current]);
        $request->attributes->add(['_route' => 'posts', '_route_params' => []]);
        $requests = new RequestStack();
        $requests->push($request);
        $routes = new RouteCollection();
        $routes->add('posts', new Route('/posts'));
        $extension = new PaginationExtension($requests, new UrlGenerator($routes, new RequestContext()));
        $twig = new Environment(new FilesystemLoader(__DIR__ . '/../../templates'));
        $twig->addExtension($extension);

        return $extension->render($twig, $total);
    }
}
